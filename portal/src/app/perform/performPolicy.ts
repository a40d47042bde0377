import type { ApiError } from '#generated/runtime/failure.ts';
import type { CallOptions } from '../../api/options.ts';
import type { Outcome, Performer } from '../../api/performer.ts';
import { isSilent } from '../../api/policies/failurePlace/failurePlaces.ts';
import type { Policy } from '../../api/policies/policy.ts';
import { policyFor } from '../../api/policies/policyFor.ts';
import { startLogin } from '../../domain/login/startLogin.ts';
import { endPage } from '../../session/pageEnd.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { messages } from '../messages.ts';
import { showSystemError } from '../overlay/systemError.ts';
import { alertHome } from './alertHome.ts';
import { auth, refusals } from './copy.ts';
import { verify } from './verify.ts';

type Perform = (error: ApiError, options: CallOptions, attempt: number) => Outcome | Promise<Outcome>;

const done = (): Outcome => 'done';

/** The provider's message with the request id that customer service asks for. */
function message(error: ApiError, options: CallOptions): Outcome {
  if (!options.silent)
    notify.error(error.message, isOffline(error) ? { closesOnline: true } : { detail: requestLine(error) });
  return 'done';
}

function login(): Outcome {
  startLogin();
  return 'done';
}

function systemError(size: 'panel' | 'page', { requestId }: ApiError): Outcome {
  showSystemError({ size, requestId });
  return 'done';
}

const isOffline = ({ kind }: ApiError): boolean => kind === 'network' && !navigator.onLine;

const requestLine = (error: ApiError): string | undefined =>
  error.requestId === '' ? undefined : messages.requestId(error.requestId);

/** Logged failures: channel errors (1 §8) and the gateway's (2 §8). */
function reportError({ service, operation, code, requestId }: ApiError): void {
  // oxlint-disable-next-line no-console -- the specification wants it in the log
  console.warn(`${service}.${operation} answered ${code}`, { requestId });
}

const performances = {
  login,
  'other-login': () => {
    endPage('other-login');
    return 'done';
  },
  'alert-home': alertHome,
  'panel-or-message': (error, options) =>
    options.panel ? systemError('panel', error) : message(error, options),
  // A silent call may not cover the page: its place shows a fallback.
  'system-error': (error, options) => (options.silent ? 'done' : systemError('page', error)),
  message,
  // For any call, silent or not. docs/decisions/0240
  verify: (error, _options, attempt) => verify(error, attempt),
  'as-is': done,
  'log-channel': (error) => {
    reportError(error);
    return 'done';
  },
  'log-and-message': (error, options) => {
    reportError(error);
    return message(error, options);
  },
  'notify-timeout': message,
  'notify-clear-cache': message,
  'notify-exception': message,
  silence: done,
} as const satisfies Record<Policy, Perform>;

/** The portal's own texts, for policies that do not show the provider's message. 1 §8 */
const ownWords: Readonly<Partial<Record<Policy, (error: ApiError) => string>>> = {
  'notify-timeout': () => refusals.timeout,
  'notify-clear-cache': () => refusals.clearCache,
  'notify-exception': (error) => (isOffline(error) ? messages.offline : messages.exception),
  'system-error': () => messages.exception,
  verify: () => auth.need,
};

/**
 * Carries out the policy of a failure (1 §8, 2 §8). It also writes the shown text into the error, so that a card or page
 * that shows the failure has the same text as the notice.
 */
export const performPolicy: Performer = async (error, options, attempt) => {
  const policy = policyFor(error);
  error.message = ownWords[policy]?.(error) ?? error.message;
  const perform: Perform = performances[policy];
  return perform(error, { ...options, silent: isSilent(error, options.silent ?? false) }, attempt);
};
