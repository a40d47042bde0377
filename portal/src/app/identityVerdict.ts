import type { NotLogin } from '../api/options.ts';

export type IdentityVerdict = 'same' | 'reload' | 'login';

/** What the identity check of a returning tab means. 1 §2, not-shown ns-tab-visibility-failure */
export function identityVerdict(
  known: string,
  answer: { readonly jdpin: string } | NotLogin | undefined,
): IdentityVerdict {
  if (answer === undefined) return 'same';
  if (answer === 'NOT_LOGIN') return 'login';
  return answer.jdpin === known ? 'same' : 'reload';
}
