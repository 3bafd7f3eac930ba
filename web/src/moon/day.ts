const two = (number: number) => String(number).padStart(2, "0");

/** A day here as `2026-11-17`; it begins at the visitor's midnight. */
export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of a day here, for formats; null if it is none. */
export function dateOf(day: string): Date | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  const noon = new Date(year, month - 1, date, 12);
  return dayOf(noon) === day ? noon : null;
}

/** So many days before a day. */
export function before(day: string, days: number): string {
  const date = dateOf(day) ?? new Date();
  date.setDate(date.getDate() - days);
  return dayOf(date);
}

/** Minutes until the next moon rises here. */
export function minutesToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 60_000));
}

/** "3 hours, 12 minutes". */
export function lasting(minutes: number, locale: string): string {
  const unit = (amount: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount);
  const hours = Math.floor(minutes / 60);
  const parts = [
    ...(hours ? [unit(hours, "hour")] : []),
    ...(minutes % 60 ? [unit(minutes % 60, "minute")] : []),
  ];
  return new Intl.ListFormat(locale, { type: "unit" }).format(parts);
}
