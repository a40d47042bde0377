/** What a caller may say about one call. */
export interface CallOptions {
  /** Failures show nothing (the spec's notShowErrorTip, notShowErrorMsg); the call still rejects. */
  readonly silent?: boolean | undefined;
  /** `optional`: not being logged in resolves to NOT_LOGIN instead of sending the user to the login page. 1 §8 */
  readonly login?: 'required' | 'optional' | undefined;
  /** Faults open the system-error panel instead of a message. 1 §8 */
  readonly panel?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What a call with `login: 'optional'` resolves to when nobody is logged in. 1 §8 */
export const NOT_LOGIN = 'NOT_LOGIN';
export type NotLogin = typeof NOT_LOGIN;

export const isLoggedIn = <T>(answer: T | NotLogin): answer is T => answer !== NOT_LOGIN;
