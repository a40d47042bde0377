import type { NotLogin } from '../../api/options.ts';

export type IdentityVerdict = 'same' | 'reload' | 'login';

/**
 * What the identity check of a returning tab means. 1 §2, open point ns-tab-visibility-failure
 *
 * @param known whom the page was loaded for; undefined for a visitor's
 */
export function identityVerdict(
  known: string | undefined,
  answer: { readonly jdpin: string } | NotLogin | undefined,
): IdentityVerdict {
  if (answer === undefined) return 'same';
  if (answer === 'NOT_LOGIN') return known === undefined ? 'same' : 'login';
  return answer.jdpin === known ? 'same' : 'reload';
}
