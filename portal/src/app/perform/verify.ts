import type { ApiError } from '#generated/runtime/failure.ts';
import { checkNeedAuth } from '#generated/standard/operations/checkNeedAuth.ts';
import { queryAcpAuthUrl } from '#generated/standard/operations/queryAcpAuthUrl.ts';
import { fingerprint } from '../../api/fingerprint.ts';
import type { Outcome } from '../../api/performer.ts';
import { safeUrl } from '../../api/redirect.ts';
import { withTabProduct } from '../../api/tabProduct.ts';
import { isTolerated } from '../../api/tolerated.ts';
import { wait } from '../../api/wait.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { auth } from './copy.ts';

/** The calls of the verification itself. */
const verificationCalls: ReadonlySet<string> = new Set(['checkNeedAuth', 'queryAcpAuthUrl']);
const POLL_INTERVAL = 500; // ms

/** The result of a verification, and the reason if none started. */
interface VerificationResult {
  readonly outcome: Outcome;
  readonly refusal?: string;
}

let running: Promise<VerificationResult> | undefined;

/**
 * 0000016 and 0000099: the user verifies his identity in a window of the provider's; when it closes the refused call
 * is repeated. Calls refused meanwhile wait for the same window. 1 §8
 */
export async function verify(error: ApiError, attempt: number): Promise<Outcome> {
  const { outcome, refusal } = await verifyOnce(error, attempt);
  // The place that shows the failed call shows this reason.
  if (refusal !== undefined) error.message = refusal;
  return outcome;
}

function verifyOnce(error: ApiError, attempt: number): VerificationResult | Promise<VerificationResult> {
  // The verification's own calls must not start a verification.
  if (verificationCalls.has(error.operation)) return refuse(auth.again);
  running ??= runVerification(error, attempt).finally(() => {
    running = undefined;
  });
  return running;
}

async function runVerification(error: ApiError, attempt: number): Promise<VerificationResult> {
  const { eid } = await fingerprint();
  const business = {
    bizType: error.operation,
    returnUrl: withTabProduct(globalThis.location.href),
    fingerprint: eid,
  };
  // The check comes first and costs nothing; the link starts an attempt, and attempts are limited per day.
  const check = await checkNeedAuth(business);
  if (isTolerated(check)) return refuse(check.resultMsg ?? auth.again);
  if (check.isUpperFailLimit) return refuse(auth.limit);
  // Refused again although no verification is required: another retry would never end.
  if (!check.needAuth) return attempt === 1 ? { outcome: 'retry' } : refuse(auth.again);
  const answer = await queryAcpAuthUrl(business);
  if (isTolerated(answer)) return refuse(answer.resultMsg ?? auth.underWay);
  const url = safeUrl(answer.verifyUrl);
  if (url === undefined) return refuse(auth.emptyUrl);
  // Opened by the user's own click: no browser blocks it.
  const choice = await openDialog({
    title: auth.title,
    message: auth.need,
    sureText: auth.start,
    isShowCancelBtn: true,
  });
  const opened = choice === 'sure' ? globalThis.open(url, '_blank') : null;
  if (opened === null) return { outcome: 'done' };
  // For the grey frame, while it is shown (build/skeleton.css).
  const { dataset } = document.documentElement;
  dataset['verifying'] = '';
  while (!opened.closed) await wait(POLL_INTERVAL);
  delete dataset['verifying'];
  return { outcome: 'retry' };
}

function refuse(refusal: string): VerificationResult {
  notify.warning(refusal);
  return { outcome: 'done', refusal };
}
