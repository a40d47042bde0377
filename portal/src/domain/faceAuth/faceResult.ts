import { AuthOpenStatus } from '#generated/shared/enums/AuthOpenStatus.ts';

/** Time limit of the authentication. 2 §5 */
export const FACE_TIME_LIMIT_MINUTES = 15;
/** Delay in ms between a failure and the closing of the dialog. 2 §4 */
const FACE_CLOSE_DELAY = 300;

/** The result of the authentication page: a status, or the widget's own error code. */
export interface FaceAnswer {
  readonly openStatus?: string | undefined;
  readonly errorCode?: string | undefined;
  readonly authFlowNo?: string | undefined;
}

export type FaceFailure =
  | 'start'
  | 'in-progress'
  | 'process-failed'
  | 'not-needed'
  | 'risk-refused'
  | 'not-logged-in'
  | 'link-timeout'
  | 'other-error'
  | 'exception';

export type FaceResult =
  | { readonly kind: 'success' }
  /** The user cancelled: no message. */
  | { readonly kind: 'cancelled' }
  /** `restart`: the reason is followed by 请重新发起认证. */
  | { readonly kind: 'failure'; readonly reason: FaceFailure; readonly restart: boolean };

/** 2 §4: only 8 is success; 10 is not. docs/decisions/0208 */
const statuses: Readonly<Record<AuthOpenStatus, FaceResult>> = {
  [AuthOpenStatus.Start]: { kind: 'failure', reason: 'start', restart: true },
  [AuthOpenStatus.InProgress]: { kind: 'failure', reason: 'in-progress', restart: true },
  [AuthOpenStatus.Success]: { kind: 'success' },
  [AuthOpenStatus.ProcessFailed]: { kind: 'failure', reason: 'process-failed', restart: true },
  [AuthOpenStatus.NotNeeded]: { kind: 'failure', reason: 'not-needed', restart: true },
  [AuthOpenStatus.RiskRefused]: { kind: 'failure', reason: 'risk-refused', restart: true },
};

/** Results by the error codes of the authentication widget. 2 §4 */
const widgetErrors: Readonly<Partial<Record<string, FaceResult>>> = {
  E00001: { kind: 'failure', reason: 'not-logged-in', restart: false },
  E00002: { kind: 'failure', reason: 'link-timeout', restart: false },
  E00003: { kind: 'cancelled' },
  E00004: { kind: 'failure', reason: 'other-error', restart: false },
};

const exception = (restart: boolean): FaceResult => ({ kind: 'failure', reason: 'exception', restart });

const isStatus = (value: string): value is AuthOpenStatus => Object.hasOwn(statuses, value);

/** Interprets the answer of the authentication page. An error code counts before a status. */
export function faceResult(answer: FaceAnswer): FaceResult {
  if (answer.errorCode) return widgetErrors[answer.errorCode] ?? exception(false);
  const status = answer.openStatus ?? '';
  return isStatus(status) ? statuses[status] : exception(true);
}

/** Closes the dialog 300 ms after a failure; returns a cancel function. 2 §4 */
export function closeAfterFailure(close: () => void): () => void {
  const timer = setTimeout(close, FACE_CLOSE_DELAY);
  return () => clearTimeout(timer);
}
