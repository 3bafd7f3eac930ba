const DAY_MS = 86_400_000;

/** A moment near now as people say it: the time alone if it is today, else with its weekday, or its date when it is far. */
export function when(ms: number, nowMs: number, locale: string, width: "short" | "long" = "long"): string {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const moment = new Date(ms);
  const clock = new Intl.DateTimeFormat(locale, time).format(moment);
  if (isToday(ms, nowMs)) return clock;
  const day =
    Math.abs(ms - nowMs) < 6 * DAY_MS
      ? new Intl.DateTimeFormat(locale, { weekday: width }).format(moment)
      : new Intl.DateTimeFormat(locale, { day: "numeric", month: width }).format(moment);
  return `${day} ${clock}`;
}

/** Whether a moment is of the same day as another, here. */
export const isToday = (ms: number, nowMs: number): boolean =>
  new Date(ms).toDateString() === new Date(nowMs).toDateString();

/** Hours as a count and its unit: 8 hours, 2 days. */
export function span(hours: number, locale: string): { count: string; unit: string; text: string } {
  const days = hours % 24 === 0;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: days ? "day" : "hour",
    unitDisplay: "long",
  });
  const amount = days ? hours / 24 : hours;
  const unit = format.formatToParts(amount).find((part) => part.type === "unit");
  return { count: String(amount), unit: unit?.value ?? "", text: format.format(amount) };
}
