import { WithdrawalStatus } from '#generated/shared/enums/WithdrawalStatus.ts';
import type { ResultPanelData } from '#portal/ui/feedback/resultPanel.ts';
import { copy } from '../copy.ts';
import type { Withdrawal } from './queries.ts';

const { result: words } = copy.withdrawal;

/** The result panel of a withdrawal. If it failed, the text gives the reason and says that the money was returned. */
export function withdrawalPanel({
  status,
  expectedAt,
  failReason,
}: Pick<Withdrawal, 'status' | 'expectedAt' | 'failReason'>): ResultPanelData {
  const leftBtnText = words.home;
  switch (status) {
    case WithdrawalStatus.Processing:
      return {
        resultState: 'waiting',
        title: words.waiting,
        text: words.waitingText(expectedAt.slice(0, 16)),
        leftBtnText,
        rightBtnText: words.account,
      };
    case WithdrawalStatus.Success:
      return {
        resultState: 'success',
        title: words.success,
        text: words.successText,
        leftBtnText,
        rightBtnText: words.account,
      };
    case WithdrawalStatus.Failed:
      return {
        resultState: 'fail',
        title: words.fail,
        text: words.failText(failReason ?? words.unknownReason),
        leftBtnText,
        rightBtnText: words.again,
      };
  }
}
