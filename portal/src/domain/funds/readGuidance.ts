import { openDialog } from '../../ui/dialog/openDialog.ts';
import { guidanceCopy as copy } from './guidanceCopy.ts';
import withdrawalRoute from './withdrawalRoute.svg';

/** Shows how a transfer out goes, before the page that asks for one. 2 §2.4 @returns whether it was read, not left */
export async function readGuidance(): Promise<boolean> {
  const answer = await openDialog({
    title: copy.title,
    message: copy.message,
    note: copy.note,
    pic: withdrawalRoute,
    sureText: copy.button,
    sureClstag: 'home_withdrawal_guidance',
    isShowCancelBtn: true,
  });
  return answer === 'sure';
}
