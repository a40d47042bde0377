/** The login that the page was loaded for; undefined for a visitor, or while it is not known yet. */
let login: string | undefined;

/** Returns the login that a write sends: the provider refuses the write for another login. docs/decisions/0241 */
export const pageLogin = (): string | undefined => login;

export function setPageLogin(next: string | undefined): void {
  login = next;
}

/** The parts of the user's identity that every request carries. The session writes it, the middleware reads it. */
export interface CallerIdentity {
  readonly productCode: string | undefined;
  /** The channel that the user came through, such as `HC`, whose users log in on the channel's platform. 1 §8 */
  readonly enChannel: string | undefined;
}

let identity: CallerIdentity = { productCode: undefined, enChannel: undefined };

export const callerIdentity = (): CallerIdentity => identity;

export function setCallerIdentity(next: CallerIdentity): void {
  identity = next;
}
