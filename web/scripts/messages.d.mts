export interface Language {
    tag: string;
    name: string;
    base: string | null;
    locale: string;
    shipped: boolean;
}
export const messagesRoot: string;
export const areas: string[];
export function languages(root?: string): Language[];
export function ownMessages(root: string, tag: string, area: string): Record<string, unknown>;
export function messagesOf(root: string, tag: string, area: string): Record<string, unknown>;
export function fingerprint(): string;
export function compileMessages(): Promise<void>;
export function missing(root?: string): [tag: string, area: string, key: string][];
export function problems(root?: string, source?: string): string[];
