/** The effect of a failure on the user. `app/` performs it; screens never look at codes that a policy owns. */
export type Policy =
  /** Go to the login page with the return address (channel HC: show a message instead). 1 §8 */
  | 'login'
  /** The page was loaded for another login: it ends with an alert over everything. docs/decisions/0241 */
  | 'other-login'
  /** An alert whose only button opens the home page: for the legacy code 0017. 1 §8 */
  | 'alert-home'
  /** The system-error panel if the call requests it, else the message. 1 §8 */
  | 'panel-or-message'
  /** The whole-page system error. */
  | 'system-error'
  /** The provider's message, unless the call is silent. */
  | 'message'
  /** Identity or face verification, then the call again. 1 §8 */
  | 'verify'
  /** Returned to the caller unchanged. 1 §8 */
  | 'as-is'
  /** Only logged. 1 §8 */
  | 'log-channel'
  /** Logged, and the message shown. */
  | 'log-and-message'
  /** Fixed notices. */
  | 'notify-timeout'
  | 'notify-clear-cache'
  | 'notify-exception'
  /** No effect. */
  | 'silence';

/**
 * The policies of a service by name of code. A new code does not compile without an entry. An assumed state of single
 * operations (`ErrorName` without `codes`) may do without: the provider's message shows.
 */
export type Policies<ErrorName extends string, Shared extends ErrorName> = Readonly<
  Record<Shared, Policy> & Partial<Record<ErrorName, Policy>>
>;
