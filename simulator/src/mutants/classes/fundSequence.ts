import { AccountDirection, ClaimStatus, CounterpartKind } from '#generated/shared/enums.ts';
import type { Movement } from '../../world/funds/schema.ts';
import type { World } from '../../world/world.ts';
import { addMembers } from '../edited.ts';
import { mutants } from '../mutant.ts';
import { inData } from '../operators/answering.ts';
import { inWorld, stale } from '../operators/world.ts';

/** Changes each movement that the operation has booked on a fund account. */
const misbooked = (change: (movement: Movement, world: World) => Movement) =>
  inWorld({
    leaves: (left, before) => {
      const known = new Set(before.funds.flatMap(({ movements }) => movements.map(({ id }) => id)));
      const funds = left.funds.map((account) => ({
        ...account,
        movements: account.movements.map((each) => (known.has(each.id) ? each : change(each, left))),
      }));
      return { ...left, funds };
    },
  });

const { Income, Expense } = AccountDirection;

/** Faults of fund and bank accounts that show only in several calls. */
export const fundSequence = mutants('sequence', {
  'provisional.claimTransfer': {
    summary: 'claimed twice: a transfer that is being claimed can be claimed again',
    mutate: inWorld({
      sees: (world) => ({
        ...world,
        fundBook: {
          ...world.fundBook,
          claims: world.fundBook.claims.map((claim) => ({ ...claim, status: ClaimStatus.Failed })),
        },
      }),
      leaves: (left, { fundBook: before }) => ({
        ...left,
        fundBook: {
          ...left.fundBook,
          claims: left.fundBook.claims.map(
            (claim) => before.claims.find(({ no }) => no === claim.no) ?? claim,
          ),
        },
      }),
    }),
  },
  'provisional.queryFundAccount': {
    summary: 'balance not moved: the account shows what it had before a claim',
    mutate: stale(({ funds }) => ({ funds })),
    seenWith: ['provisional.claimTransfer', 'provisional.queryClaim'],
  },
  'provisional.queryFundMovements': {
    summary: 'movement without counterpart: it does not name the record that caused it',
    mutate: inData('/list/*', addMembers({ counterpartNo: '' })),
    seenWith: ['provisional.claimTransfer', 'provisional.queryClaim'],
  },
  'provisional.applyWithdrawal': {
    summary: 'fee forgotten: the account pays the amount only',
    mutate: misbooked((movement, { fundBook }) =>
      movement.counterpart.kind === CounterpartKind.Withdrawal
        ? { ...movement, amount: fundBook.withdrawals.at(-1)?.amount ?? movement.amount }
        : movement,
    ),
    seenWith: ['provisional.queryFundAccount'],
  },
  'provisional.transferBalance': {
    summary: 'wrong direction: a transfer adds the amount to the account that pays it',
    mutate: misbooked((movement) => ({
      ...movement,
      direction: movement.direction === Income ? Expense : Income,
    })),
    seenWith: ['provisional.queryFundMovements'],
  },
  'provisional.setDefaultBankCard': {
    summary: 'a new default bank account is accepted and lost',
    mutate: inWorld({ leaves: (_left, before) => before }),
    seenWith: ['provisional.queryBankCards'],
  },
});
