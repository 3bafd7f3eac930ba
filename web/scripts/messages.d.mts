export const messagesRoot: string;
export const locales: string[];
export function compileMessages(): Promise<void>;
export function problems(root?: string, source?: string): string[];
