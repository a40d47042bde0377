/** Messages about incoming transfers, claims and withdrawals, for the parent only. */
import {
  ClaimStatus,
  MessageEvent,
  MessageKind,
  WithdrawalStatus,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import { fundAccount } from '../funds/funds.ts';
import { claimingAccount, standingClaim } from '../funds/incoming.ts';
import type { Claim, IncomingTransfer, Withdrawal } from '../funds/schema.ts';
import { terms } from '../terms.ts';
import { addDays, type Moment } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { idOf, type Message } from './message.ts';
import { inWords } from './money.ts';

/** Returns when a transfer is announced: with the next reminders, since its exact day is a proof that the claimant must know. */
function messageTime({ at }: IncomingTransfer): Moment {
  const [day = '', time = ''] = at.split(' ');
  return `${time < terms.remindTime ? day : addDays(day, 1)} ${terms.remindTime}`;
}

/** Returns one message per morning and funder for the unclaimed transfers. */
export function messagesOfTransfers(world: World, product: ProductCode): Message[] {
  const unclaimed = world.fundBook.incoming.filter(({ no }) => standingClaim(world, no) === undefined);
  const mornings = Map.groupBy(unclaimed, (transfer) => `${transfer.investorNo} ${messageTime(transfer)}`);
  return [...mornings.values()].flatMap((arrived) => messageOfMorning(world, product, arrived));
}

function messageOfMorning(
  world: World,
  product: ProductCode,
  arrived: readonly IncomingTransfer[],
): Message[] {
  const [first] = arrived;
  const account = first && claimingAccount(world, product, first.investorNo);
  if (first === undefined || account === undefined) return [];
  const { type, investorNo } = account;
  const at = messageTime(first);
  return [
    {
      id: idOf(MessageEvent.TransferArrived, `${investorNo}-${at.slice(0, 10)}`),
      kind: MessageKind.Funds,
      event: MessageEvent.TransferArrived,
      title: '来款待认领',
      text: `${FundAccountTypeLabel[type]}收到${String(arrived.length)}笔来款，核对后认领。`,
      at,
      referenceNo: investorNo,
      accountType: type,
    },
  ];
}

export function messageOfClaim(world: World, claim: Claim): Message[] {
  const { no, status, amount, accountNo, finishedAt, failReason } = claim;
  const account = fundAccount(world, accountNo);
  if (status === ClaimStatus.Processing || account === undefined) return [];
  const success = status === ClaimStatus.Success;
  return [
    {
      id: idOf(MessageEvent.ClaimEnded, no),
      kind: MessageKind.Funds,
      event: MessageEvent.ClaimEnded,
      title: success ? '认领成功' : '认领失败',
      text: success
        ? `${inWords(amount)}已存入${FundAccountTypeLabel[account.type]}，认领编号${no}。`
        : `认领${no}未通过：${failReason ?? '请核对后重新认领'}。`,
      at: finishedAt,
      referenceNo: no,
      accountType: account.type,
    },
  ];
}

export function messageOfWithdrawal(world: World, withdrawal: Withdrawal): Message[] {
  const { no, status, amount, card, accountNo, finishedAt, failReason } = withdrawal;
  const account = fundAccount(world, accountNo);
  if (status === WithdrawalStatus.Processing || account === undefined) return [];
  const success = status === WithdrawalStatus.Success;
  return [
    {
      id: idOf(MessageEvent.WithdrawalEnded, no),
      kind: MessageKind.Funds,
      event: MessageEvent.WithdrawalEnded,
      title: success ? '转出成功' : '转出失败',
      text: success
        ? `${inWords(amount)}已转入${card.bankName}，转出编号${no}。`
        : `${inWords(amount)}已退回${FundAccountTypeLabel[account.type]}：${failReason ?? '请核对收款账户'}。`,
      at: finishedAt,
      referenceNo: no,
      accountType: account.type,
    },
  ];
}
