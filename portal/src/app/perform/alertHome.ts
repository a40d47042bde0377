import type { ApiError } from '#generated/runtime/failure.ts';
import type { Outcome } from '../../api/performer.ts';
import { paths } from '../../paths.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { messages } from '../messages.ts';
import { navigateTo } from '../router.tsx';
import { refusals } from './copy.ts';

let openAlert: Promise<Outcome> | undefined;

/** For the legacy code 0017: one alert for any number of calls; its button opens the product's home. 1 §8 */
export const alertHome = (_error: ApiError): Promise<Outcome> => (openAlert ??= showAlert());

async function showAlert(): Promise<Outcome> {
  const answer = await openDialog({
    title: messages.systemNotice,
    message: refusals.billNotOwned,
    sureText: refusals.backHome,
    isShowCancelBtn: false,
  });
  openAlert = undefined;
  // The user left the page by Back: the alert must not lead home.
  if (answer === 'left') return 'done';
  // The root runs the guard, which knows the product's home.
  await navigateTo(paths.root());
  return 'done';
}
