import type { ApiError } from '#generated/runtime/failure.ts';
import { callerIdentity } from '../../api/identity.ts';
import type { CallOptions } from '../../api/options.ts';
import type { Outcome, Performer } from '../../api/performer.ts';
import type { Policy } from '../../api/policies/policy.ts';
import { policyFor } from '../../api/policies/policyFor.ts';
import { endPage } from '../../session/pageEnd.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { showSystemError } from '../overlay/systemError.ts';
import { leaveForLogin } from '../leaveForLogin.ts';
import { messages } from '../messages.ts';
import { alertHome } from './alertHome.ts';
import { verify } from './verify.ts';
import { refusals } from './copy.ts';

/** Users of this channel log in to their own platform. 1 §8 */
const HC_CHANNEL = 'HC';

type Perform = (error: ApiError, options: CallOptions, attempt: number) => Outcome | Promise<Outcome>;

const done = (): Outcome => 'done';

/** The provider's message with the request id that customer service asks for. */
function message(error: ApiError, options: CallOptions): Outcome {
  if (!options.silent) notify.error(error.message, { detail: requestLine(error) });
  return 'done';
}

function notice(text: string): Perform {
  return (error, options) => {
    if (!options.silent) notify.error(text, { detail: requestLine(error) });
    return 'done';
  };
}

function login(): Outcome {
  leaveForLogin();
  return 'done';
}

function systemError(size: 'panel' | 'page', { requestId }: ApiError): Outcome {
  showSystemError({ size, requestId });
  return 'done';
}

const requestLine = (error: ApiError): string | undefined =>
  error.requestId === '' ? undefined : messages.requestId(error.requestId);

/** Failures that are written down: channel errors (1 §8) and the gateway's (2 §8). */
function reportError({ service, operation, code, requestId }: ApiError): void {
  // oxlint-disable-next-line no-console -- the specification wants it in the log
  console.warn(`${service}.${operation} answered ${code}`, { requestId });
}

const performances = {
  login,
  'login-unless-hc': () => {
    if (callerIdentity().enChannel !== HC_CHANNEL) return login();
    notify.info(refusals.loginFirstHc);
    return 'done';
  },
  'other-login': () => {
    endPage('other-login');
    return 'done';
  },
  'alert-home': alertHome,
  'panel-or-message': (error, options) =>
    options.panel ? systemError('panel', error) : message(error, options),
  // A silent call may not blank the page: what it fills falls back to nothing.
  'system-error': (error, options) => (options.silent ? 'done' : systemError('page', error)),
  message,
  // Nobody waits for a silent call: it may not stop the user for a verification. decisions.md 40
  verify: (error, options, attempt) => (options.silent ? 'done' : verify(error, attempt)),
  'as-is': done,
  'log-channel': (error) => {
    reportError(error);
    return 'done';
  },
  'log-and-message': (error, options) => {
    reportError(error);
    return message(error, options);
  },
  'notify-timeout': notice(messages.timeout),
  'notify-clear-cache': notice(messages.clearCache),
  'notify-exception': (error, ...rest) =>
    notice(error.kind === 'network' && !navigator.onLine ? messages.offline : messages.exception)(
      error,
      ...rest,
    ),
  silence: done,
} as const satisfies Record<Policy, Perform>;

/** The contract and its policies decide what a failure means, this carries it out. 1 §8, 2 §8 */
export const performPolicy: Performer = async (error, options, attempt) => {
  const perform: Perform = performances[policyFor(error)];
  return perform(error, options, attempt);
};
