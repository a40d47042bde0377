/**
 * Operations that need an approval above the set amount. A row defines how it runs, its amount of money and its
 * subject; requesting, deciding and running are equal for all rows.
 */
import { ApprovalKind, SmsType } from '#generated/shared/enums.ts';
import type { ApprovalContent } from '#simulator/world/approvals/schema.ts';
import { exceededThreshold } from '#simulator/world/approvals/setting.ts';
import { accountOf } from '#simulator/world/company/company.ts';
import { planWithdrawal } from '#simulator/world/funds/withdrawals.ts';
import { quotaFigures } from '#simulator/world/quota/quota.ts';
import { lookUpKey } from '#simulator/world/repayment/idempotency.ts';
import { cents, type Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Context, ErrorName, Reply } from '../../handler.ts';
import { setAccountLimit } from '../accounts/setAccountLimit.ts';
import { submitRepay } from '../repay/submitRepay.ts';
import { moneyText } from './amounts.ts';
import { payAmount } from './repay.ts';
import { withdrawalRefusal } from './withdrawal.ts';
import { withdrawOnce, withdrawalWish } from './withdrawOnce.ts';

type GuardName = keyof ApprovalContent;
type ContentOf<Name extends GuardName> = NonNullable<ApprovalContent[Name]>;
type AnyReply = Reply<unknown, ErrorName<'provisional'>>;

interface Guard<Content> {
  readonly kind: ApprovalKind;
  /** Only a parent account may use the operation. */
  readonly parentOnly: boolean;
  /** Purpose of the SMS code that confirms the operation, if it needs one; requesting an approval needs it too. */
  readonly proof?: SmsType;
  readonly run: (content: Content, context: Context) => AnyReply;
  /** @param after the world after the operation @returns integer cents */
  readonly amount: (content: Content, after: World) => Cents;
  readonly subjects: (content: Content, after: World) => readonly string[];
  /** Returns the number of the record that the operation created. */
  readonly made: (after: World) => string | undefined;
}

const lastRepayment = ({ repayments }: World) => repayments.at(-1);

export const guards: { readonly [Name in GuardName]-?: Guard<ContentOf<Name>> } = {
  repay: {
    kind: ApprovalKind.Repay,
    parentOnly: false,
    run: submitRepay,
    amount: (_content, after) => {
      const repayment = lastRepayment(after);
      return repayment === undefined ? 0 : payAmount(repayment);
    },
    subjects: (_content, after) => [
      ...new Set(lastRepayment(after)?.shares.map(({ billId }) => billId) ?? []),
    ],
    made: (after) => lastRepayment(after)?.id,
  },
  withdrawal: {
    kind: ApprovalKind.Withdrawal,
    parentOnly: true,
    proof: SmsType.Withdrawal,
    run: (order, { world, now }) => {
      if (lookUpKey(world, 'applyWithdrawal', order).state !== 'new')
        return { refuse: 'IdempotencyConflict' };
      const plan = planWithdrawal(world, withdrawalWish(order));
      return 'refuse' in plan ? withdrawalRefusal(plan.refuse) : withdrawOnce(world, order, plan, now);
    },
    amount: ({ amount }) => cents(amount),
    subjects: ({ accountNo }) => [accountNo],
    made: ({ fundBook }) => fundBook.withdrawals.at(-1)?.no,
  },
  limit: {
    kind: ApprovalKind.AccountLimit,
    parentOnly: true,
    run: setAccountLimit,
    // Without its own limit the account may use the whole line.
    amount: ({ limit }, { quota, ...after }) =>
      limit === undefined ? quotaFigures(quota, after).limit : cents(limit),
    subjects: ({ jdpin }) => [jdpin],
    made: () => undefined,
  },
};

/** A guarded operation whose input is already bound. */
export interface GuardedOperation {
  readonly kind: ApprovalKind;
  readonly parentOnly: boolean;
  readonly proof?: SmsType;
  readonly run: (context: Context) => AnyReply;
  readonly amount: (after: World) => Cents;
  readonly subjects: (after: World) => readonly string[];
  readonly made: (after: World) => string | undefined;
}

function withInput<Content>(guard: Guard<Content>, content: Content): GuardedOperation {
  return {
    kind: guard.kind,
    parentOnly: guard.parentOnly,
    ...(guard.proof !== undefined && { proof: guard.proof }),
    run: (context) => guard.run(content, context),
    amount: (after) => guard.amount(content, after),
    subjects: (after) => guard.subjects(content, after),
    made: guard.made,
  };
}

/** Returns the operation that a request for approval contains; undefined unless it contains exactly one. */
export function operationIn({ repay, withdrawal, limit }: ApprovalContent): GuardedOperation | undefined {
  const operations = [
    repay && withInput(guards.repay, repay),
    withdrawal && withInput(guards.withdrawal, withdrawal),
    limit && withInput(guards.limit, limit),
  ].filter((each) => each !== undefined);
  return operations.length === 1 ? operations[0] : undefined;
}

/** Wraps an operation: if its amount exceeds the approval amount, it has no effect and is refused with ApprovalRequired. */
export const withApproval =
  <Content, Answer extends AnyReply>(
    { amount }: Guard<Content>,
    handler: (content: Content, context: Context) => Answer,
  ) =>
  (content: Content, context: Context): Answer | { refuse: 'ApprovalRequired'; message: string } => {
    const reply = handler(content, context);
    // A refusal or a repetition: no money would move.
    if (!('data' in reply) || reply.world === undefined) return reply;
    const threshold = exceededThreshold(context.world, amount(content, reply.world));
    return threshold === undefined
      ? reply
      : {
          refuse: 'ApprovalRequired',
          message: `超过审批金额${moneyText(threshold)}元，须由另一账号审批`,
        };
  };

/** Returns the world as seen by an account; undefined if the account is gone. */
export function actingAs(world: World, pin: string): World | undefined {
  const account = accountOf(world, pin);
  return (
    account && {
      ...world,
      viewer: { ...world.viewer, pin, account: account.type, userTag: account.tag },
    }
  );
}
