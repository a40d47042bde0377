/** What a failure does to the user. `app/` performs it; screens never look at codes that a policy owns. */
export type Policy =
  /** Go to the login page with the return address (for channel HC: say so instead). 1 §8 */
  | 'login'
  /** The page was loaded for another login: it ends with an alert over everything. docs/decisions/0241 */
  | 'other-login'
  /** An alert whose only button leads home. 1 §8, 0017 */
  | 'alert-home'
  /** The system-error panel if the call asks for it, else the message. 1 §8 */
  | 'panel-or-message'
  /** The whole-page system error. */
  | 'system-error'
  /** The provider's message, unless the call is silent. */
  | 'message'
  /** Identity or face verification, then the call once more. 1 §8 */
  | 'verify'
  /** Comes back to the caller as it is. 1 §8 */
  | 'as-is'
  /** Written to the log, the message shown. */
  | 'log-channel'
  | 'log-and-message'
  /** Fixed notices. */
  | 'notify-timeout'
  | 'notify-clear-cache'
  | 'notify-exception'
  /** Nothing at all. */
  | 'silence';
