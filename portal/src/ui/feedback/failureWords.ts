/** Matches kinds of failures that a retry cannot change: `tolerated`, `wrong-product`, `wrong-role`. */
const FINAL = /^(tolerated|wrong-)/;

/** Returns the words for a failed call. Errors without a provider's code are faults of the page: users see no reason. */
export function failureWords(error: unknown): { readonly reason?: string; readonly isFinal?: boolean } {
  if (!(error instanceof Error && 'code' in error && error.message)) return {};
  return { reason: error.message, isFinal: 'kind' in error && FINAL.test(String(error.kind)) };
}
