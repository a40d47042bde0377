import type { ApiError } from '#generated/runtime/failure.ts';
import { checkNeedAuth } from '#generated/standard/operations/checkNeedAuth.ts';
import { queryAcpAuthUrl } from '#generated/standard/operations/queryAcpAuthUrl.ts';
import { fingerprint } from '../../api/fingerprint.ts';
import type { Outcome } from '../../api/performer.ts';
import { safeUrl } from '../../api/redirect.ts';
import { isTolerated } from '../../api/tolerated.ts';
import { withTabProduct } from '../../api/tabProduct.ts';
import { wait } from '../../api/wait.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { auth } from './copy.ts';

const own: ReadonlySet<string> = new Set(['checkNeedAuth', 'queryAcpAuthUrl']);
const LOOK_EVERY = 500; // ms

/**
 * 0000016 and 0000099: the user verifies himself in a window of the provider's; when it closes the
 * refused call is sent again. 1 §8
 */
export async function verify(error: ApiError, attempt: number): Promise<Outcome> {
  // The verification's own calls must not ask for a verification.
  if (own.has(error.operation)) return 'done';
  const { eid } = await fingerprint();
  const business = {
    bizType: error.operation,
    returnUrl: withTabProduct(globalThis.location.href),
    fingerprint: eid,
  };
  // Only asked: an attempt, of which a day has few, begins with its link.
  const check = await checkNeedAuth(business);
  if (isTolerated(check)) return refuse(check.resultMsg ?? auth.again);
  if (check.isUpperFailLimit) return refuse(auth.limit);
  // Refused again although nothing has to be verified: to ask on would never end.
  if (!check.needAuth) return attempt === 1 ? 'retry' : refuse(auth.again);
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
  if (opened === null) return 'done';
  // For the grey frame, where it still stands (build/skeleton.css).
  const { dataset } = document.documentElement;
  dataset['verifying'] = '';
  while (!opened.closed) await wait(LOOK_EVERY);
  delete dataset['verifying'];
  return 'retry';
}

function refuse(text: string): Outcome {
  notify.warning(text);
  return 'done';
}
