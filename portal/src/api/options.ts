import type { CallOptions } from '#generated/runtime/client.ts';
import { isApiError } from '#generated/runtime/failure.ts';

export type { CallOptions };

declare module '#generated/runtime/client.ts' {
  /** The portal's options for one call, besides the client's own. */
  interface CallOptions {
    /**
     * Failures of an operation with the place `inline` (failurePlace.ts) show nothing by themselves; the call still
     * rejects. The spec's notShowErrorTip, notShowErrorMsg.
     */
    readonly silent?: boolean | undefined;
    /** `optional`: a visitor is not sent to the login page; `orNotLogin` tells him apart. 1 §8 */
    readonly login?: 'required' | 'optional' | undefined;
    /** The page needs the data: faults open the system-error panel instead of a message. 1 §8 */
    readonly panel?: boolean | undefined;
  }
}

/** The result of a call with `login: 'optional'` without a login. 1 §8 */
export const NOT_LOGIN = 'NOT_LOGIN';
export type NotLogin = typeof NOT_LOGIN;

/** Returns the data, or NOT_LOGIN without a login; other failures reject. */
export const orNotLogin = <Data>(call: Promise<Data>): Promise<Data | NotLogin> =>
  call.catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'not-logged-in') return NOT_LOGIN;
    throw error;
  });

export const isLoggedIn = <T>(answer: T | NotLogin): answer is T => answer !== NOT_LOGIN;
