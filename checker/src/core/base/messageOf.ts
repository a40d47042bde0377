/** What a caught value has to say: anything may be thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
