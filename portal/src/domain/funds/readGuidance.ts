import type { QueryClient } from '@tanstack/react-query';
import type { ProductCode } from '../../products/product.ts';
import type { OpenDialogOnPage } from '../../ui/dialog/useOpenDialog.ts';
import { guidanceCopy as copy } from './guidanceCopy.ts';
import withdrawalRoute from './withdrawalRoute.svg';
import { termsQuery } from './withdrawalTerms.ts';

/** Shows how a transfer out goes, before the page that asks for one. 2 §2.4 @returns whether it was read, not left */
export async function readGuidance(
  queries: QueryClient,
  openDialog: OpenDialogOnPage,
  productCode: ProductCode,
  accountNo: string,
): Promise<boolean> {
  // How long it takes is the provider's to say; a failure leaves it to the page that follows.
  const terms = await queries.ensureQueryData(termsQuery(productCode, accountNo)).catch(() => undefined);
  const answer = await openDialog({
    title: copy.title,
    message: copy.message(terms?.arrivesWithinMinutes),
    note: copy.note,
    pic: withdrawalRoute,
    sureText: copy.button,
    sureClstag: 'home_withdrawal_guidance',
    isShowCancelBtn: true,
  });
  return answer === 'sure';
}
