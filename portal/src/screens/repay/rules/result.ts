import type { Outputs } from '#generated/provisional/io.ts';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { RepaymentStatusLabel } from '#generated/shared/labels.ts';
import type { ResultPanelData } from '#portal/ui/feedback/resultPanel.ts';
import { copy } from '../copy.ts';
import { textOfAll } from './targets.ts';

export type RepayResult = Outputs['queryRepayResult'];

/** Content of the result panel. While processing, the text has the expected end and warns against paying twice. 1 §4 */
export function panelOf(result: RepayResult, frozen: boolean | undefined): ResultPanelData {
  const title = RepaymentStatusLabel[result.status];
  const leftBtnText = copy.result.home;
  switch (result.status) {
    case RepaymentStatus.Processing:
      return {
        resultState: 'waiting',
        title,
        text:
          result.source === RepaySource.BankTransfer
            ? copy.result.waitingTransfer
            : copy.result.waiting(result.expectedAt ?? copy.none),
        leftBtnText,
        rightBtnText: copy.result.records,
      };
    case RepaymentStatus.Success:
      return {
        resultState: 'success',
        title,
        text: successText(result.restoredQuota, frozen),
        leftBtnText,
        rightBtnText: copy.result.records,
      };
    case RepaymentStatus.Failed:
      return {
        resultState: 'fail',
        title,
        text: result.failReason ?? copy.result.failed,
        leftBtnText,
        rightBtnText: copy.result.again,
      };
  }
}

/** The quota is called usable only when money returned to it and nothing freezes it. docs/decisions/0237 */
function successText(restoredQuota: number, frozen: boolean | undefined): string {
  if (frozen === true) return copy.result.stillFrozen;
  return frozen === false && restoredQuota > 0 ? copy.result.usable : copy.result.success;
}

/** The bills of a repayment as the parameter of a link that repays them again. */
export const billsOf = ({ shares }: Pick<RepayResult, 'shares'>): string =>
  textOfAll([...new Set(shares.map(({ billNo }) => billNo))].map((billNo) => ({ billNo })));
