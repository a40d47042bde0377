import type { QueryClient } from '@tanstack/react-query';
import type { ProductCode } from '../../products/product.ts';
import type { OpenDialogOnPage } from '../../ui/dialog/useOpenDialog.ts';
import { guidanceCopy as copy } from './guidanceCopy.ts';
import withdrawalRoute from './withdrawalRoute.svg';
import { termsQuery } from './withdrawalTerms.ts';

/** Shows the guidance before the transfer-out page. 2 §2.4 @returns true when it was read, not cancelled */
export async function readGuidance(
  queries: QueryClient,
  openDialog: OpenDialogOnPage,
  productCode: ProductCode,
  accountNo: string,
): Promise<boolean> {
  // The provider gives the duration. If the request fails, the text refers to the next page, which shows it.
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
