import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import type { ResultPanelData } from '#portal/ui/feedback/resultPanel.ts';
import { fundsCopy } from '../copy.ts';
import type { Claim } from './queries.ts';

const { result: words } = fundsCopy.claim;

/** Seal and text of a claim: a pending one gives its start and deadline, a refused one its reason. 1 §9 */
export function claimPanel(
  claim: Pick<Claim, 'status' | 'accountType' | 'submittedAt' | 'expectedAt' | 'failReason'>,
): ResultPanelData {
  const { status, accountType, submittedAt, expectedAt, failReason } = claim;
  switch (status) {
    case ClaimStatus.Processing:
      return {
        resultState: 'waiting',
        title: words.waiting,
        text: words.waitingText(submittedAt.slice(0, 16), expectedAt.slice(0, 16)),
        leftBtnText: words.records,
        rightBtnText: words.account,
      };
    case ClaimStatus.Success:
      return {
        resultState: 'success',
        title: words.success,
        text: words.successText[accountType],
        leftBtnText: words.records,
        rightBtnText: words.account,
      };
    case ClaimStatus.Failed:
      return {
        resultState: 'fail',
        title: words.fail,
        text: words.failText(failReason ?? words.unknownReason),
        leftBtnText: words.records,
        rightBtnText: words.again,
      };
  }
}
