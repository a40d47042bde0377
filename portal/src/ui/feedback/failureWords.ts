/** Kinds of failures that the same call brings again: a retry cannot help. */
const FINAL = /^(tolerated|wrong-)/;

/** The words of a failed call. Errors without a provider's code are faults of the page: they have none for the user. */
export function failureWords(error: unknown): { readonly reason?: string; readonly isFinal?: boolean } {
  if (!(error instanceof Error && 'code' in error && error.message)) return {};
  return { reason: error.message, isFinal: 'kind' in error && FINAL.test(String(error.kind)) };
}
