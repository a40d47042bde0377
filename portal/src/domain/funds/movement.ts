import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { AccountDirection } from '#generated/shared/enums/AccountDirection.ts';
import { AccountDetailTypeLabel, ClaimTypeLabel } from '#generated/shared/labels.ts';
import { fundsCopy } from './copy.ts';

type MovementPage = Outputs['queryFundMovements'];
export type Movement = MovementPage['list'][number];
export type MovementsInput = Inputs['queryFundMovements'];

const { movements: words } = fundsCopy;

export const isIncome = ({ direction }: Pick<Movement, 'direction'>): boolean =>
  direction === AccountDirection.Income;

/** Returns type of a claim, number of a repayment, payer or payee, and purpose, as far as the provider gives them. */
export function movementText(movement: Movement): string {
  const { type, claimType, counterparty, remark, repayNo } = movement;
  return [
    claimType && ClaimTypeLabel[claimType],
    repayNo && words.repayment(repayNo),
    counterparty,
    // A remark that only repeats the type is left out.
    remark === AccountDetailTypeLabel[type] ? undefined : remark,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(words.listSeparator);
}
