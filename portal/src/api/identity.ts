/** The login that the page was loaded for; undefined for a visitor, or while it is not known yet. */
let pageLogin: string | undefined;

/** The condition for a write of this page. docs/decisions/0241 */
export const preparedUnder = (): string | undefined => pageLogin;

export function setPreparedUnder(login: string | undefined): void {
  pageLogin = login;
}

/** The caller's identity, as far as every request needs it. Written by the session, read by the middleware. */
export interface CallerIdentity {
  readonly productCode: string | undefined;
  /** The channel that the user came through; HC users log in to their own platform. 1 §8 */
  readonly enChannel: string | undefined;
}

let identity: CallerIdentity = { productCode: undefined, enChannel: undefined };

export const callerIdentity = (): CallerIdentity => identity;

export function setCallerIdentity(next: CallerIdentity): void {
  identity = next;
}
