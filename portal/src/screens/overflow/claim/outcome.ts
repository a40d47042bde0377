import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import type { Claim } from '#portal/domain/funds/claim/queries.ts';
import { copy } from '../copy.ts';

const { records: words } = copy;

/** The detail of a claim's status: the expected time, the time of success, or the reason of the failure. */
export function outcomeOf({
  status,
  expectedAt,
  finishedAt,
  failReason,
}: Pick<Claim, 'status' | 'expectedAt' | 'finishedAt' | 'failReason'>): string | undefined {
  switch (status) {
    case ClaimStatus.Processing:
      return words.until(expectedAt.slice(0, 16));
    case ClaimStatus.Success:
      return finishedAt;
    case ClaimStatus.Failed:
      return failReason;
  }
}
