import type { NotLogin } from '../../api/options.ts';

export type IdentityVerdict = 'same' | 'reload' | 'login';

/**
 * Decides what follows from an identity check. 1 §2, open point ns-tab-visibility-failure
 * @param known the login that the page was loaded for; undefined for a visitor
 */
export function identityVerdict(
  known: string | undefined,
  answer: { readonly jdpin: string } | NotLogin | undefined,
): IdentityVerdict {
  if (answer === undefined) return 'same';
  if (answer === 'NOT_LOGIN') return known === undefined ? 'same' : 'login';
  return answer.jdpin === known ? 'same' : 'reload';
}
