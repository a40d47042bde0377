import { productFor, XTL_UPGRADE } from '#portal/products/catalogue.ts';

/** Facts that decide what the open button does. */
export interface OpenFacts {
  readonly productCode: string | undefined;
  /** Whether the login is an enterprise account. Undefined counts as one. */
  readonly bpinUser: boolean | undefined;
  /** Whether the user is the mall admin. Undefined unless `needsAdmin` requires the request. */
  readonly isAdmin: boolean | undefined;
  /** `from` and `enChannel`: either may name the upgrade channel. docs/decisions/0227 */
  readonly channels: readonly (string | undefined)[];
  /** Whether the standard flow is open for the product. docs/decisions/0225 */
  readonly standardOpen: boolean;
}

/** Effects of the open button: a dialog that explains the obstacle, or one of the two opening flows. */
export type OpenAction =
  | 'open-from-platform'
  | 'not-enterprise'
  | 'no-permission'
  | 'standard-open'
  | 'company-open';

const openingOf = ({ productCode }: Pick<OpenFacts, 'productCode'>) => productFor(productCode)?.opening;

/** Returns whether only the mall admin may open the product. An upgrade does not need the admin. spec 2 §6 */
export const needsAdmin = (facts: Pick<OpenFacts, 'productCode' | 'channels'>): boolean =>
  openingOf(facts) === 'mall-admin' && !facts.channels.includes(XTL_UPGRADE);

/** The open button's rules 1 to 4: the first that applies decides. spec 2 §2.2 */
export function resolveOpen(facts: OpenFacts): OpenAction {
  if (!facts.productCode) return 'open-from-platform';
  if (openingOf(facts) === 'enterprise-account' && facts.bpinUser === false) return 'not-enterprise';
  if (needsAdmin(facts) && facts.isAdmin !== true) return 'no-permission';
  return facts.standardOpen ? 'standard-open' : 'company-open';
}
