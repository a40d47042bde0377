/** Kinds of failures that the same call brings again: a retry cannot help. */
const finalKinds: ReadonlySet<unknown> = new Set(['tolerated', 'wrong-product', 'wrong-role']);

interface FailureWords {
  readonly text: string | undefined;
  readonly isFinal: boolean;
}

/** The words of a failed call. Errors without a provider's code are faults of the page: they have none for the user. */
export function failureWords(error: unknown): FailureWords {
  if (!(error instanceof Error) || !('code' in error)) return { text: undefined, isFinal: false };
  return { text: error.message || undefined, isFinal: 'kind' in error && finalKinds.has(error.kind) };
}
