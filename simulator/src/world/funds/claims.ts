/**
 * Claims of incoming transfers, proven by amount, day and voucher (spec 1 §4, §9). The amount and day of a self claim are
 * checked at once, those of an operator's claim at its end.
 */
import {
  AccountDetailType,
  AccountDirection,
  ClaimStatus,
  ClaimType,
  CounterpartKind,
} from '#generated/shared/enums.ts';
import type { FileType } from '../quota/schema.ts';
import { terms } from '../terms.ts';
import { dayOf, momentOf, type Day, type Instant } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { fundAccount, move, withBook } from './funds.ts';
import { incomingTransfer, standingClaim, triesLeft } from './incoming.ts';
import type { Claim, IncomingTransfer, Voucher } from './schema.ts';

/** Stores a voucher for one transfer. */
export function uploadVoucher(
  world: World,
  file: { transferNo: string; name: string; bytes: number; type: FileType | undefined },
  now: Instant,
): { world: World; voucher: Voucher } | { refuse: 'no-transfer' | 'file-too-large' | 'file-type' } {
  if (incomingTransfer(world, file.transferNo, now) === undefined) return { refuse: 'no-transfer' };
  if (file.bytes > terms.maxFileBytes) return { refuse: 'file-too-large' };
  if (file.type === undefined) return { refuse: 'file-type' };
  const { vouchers } = world.fundBook;
  const voucher: Voucher = {
    ...file,
    type: file.type,
    id: numberOf('PZ', now, vouchers.length + 1),
    uploadedAt: momentOf(now),
  };
  return { voucher, world: withBook(world, { vouchers: [...vouchers, voucher] }) };
}

export interface ClaimWish {
  transferNo: string;
  accountNo: string;
  claimType: ClaimType;
  amount: Cents;
  day: Day;
  vouchers: readonly string[];
}

type Refused =
  | { refuse: 'not-owned' | 'no-transfer' | 'offline' | 'other-investor' | 'tries-exceeded' }
  | { refuse: 'taken'; claim: Claim }
  | { refuse: 'voucher' | 'amount' | 'day'; world: World; left: number };

export type ClaimRefusal = Refused['refuse'];

/** Returns whether the same document has proven another claim, whatever its number. */
const wasUsed = ({ fundBook }: World, { id, name, bytes, transferNo }: Voucher): boolean => {
  const used = new Set(
    fundBook.claims
      .filter((claim) => claim.status !== ClaimStatus.Failed && claim.transferNo !== transferNo)
      .flatMap(({ vouchers }) => vouchers),
  );
  return fundBook.vouchers.some(
    (other) => used.has(other.id) && (other.id === id || (other.name === name && other.bytes === bytes)),
  );
};

/** Returns whether all vouchers belong to the transfer and have proven no other claim. */
function areUsableVouchers(world: World, transferNo: string, voucherIds: readonly string[]): boolean {
  return voucherIds.every((id) => {
    const voucher = world.fundBook.vouchers.find((entry) => entry.id === id);
    return voucher !== undefined && voucher.transferNo === transferNo && !wasUsed(world, voucher);
  });
}

/** Returns which part of a claim does not match its transfer. */
const mismatch = (
  transfer: IncomingTransfer,
  { amount, day }: Pick<ClaimWish, 'amount' | 'day'>,
): 'amount' | 'day' | undefined => {
  if (amount !== transfer.amount) return 'amount';
  return day === transfer.at.slice(0, 10) ? undefined : 'day';
};

/** Counts a wrong proof, so that an amount cannot be guessed. */
function withWrongProof(
  world: World,
  transfer: IncomingTransfer,
  today: Day,
): { world: World; left: number } {
  const wrong = (transfer.wrongOn === today ? transfer.wrong : 0) + 1;
  const tried = { ...transfer, wrong, wrongOn: today };
  const incoming = world.fundBook.incoming.map((entry) => (entry === transfer ? tried : entry));
  return { world: withBook(world, { incoming }), left: triesLeft(tried, today) };
}

/** Starts a claim. A refusal changes only the number of wrong tries. */
export function claimTransfer(
  world: World,
  wish: ClaimWish,
  pin: string,
  now: Instant,
): { world: World; claim: Claim } | Refused {
  const account = fundAccount(world, wish.accountNo);
  if (account === undefined) return { refuse: 'not-owned' };
  const transfer = incomingTransfer(world, wish.transferNo, now);
  if (transfer === undefined) return { refuse: 'no-transfer' };
  if (account.investorNo !== transfer.investorNo) return { refuse: 'other-investor' };
  if (account.repayMode === 'OFFLINE') return { refuse: 'offline' };
  const taken = standingClaim(world, transfer.no);
  if (taken) return { refuse: 'taken', claim: taken };
  const today = dayOf(now);
  const self = wish.claimType === ClaimType.SelfClaim;
  if (self && triesLeft(transfer, today) === 0) return { refuse: 'tries-exceeded' };
  // A wrong voucher is no guess of the amount, so it does not count as a try.
  if (!areUsableVouchers(world, transfer.no, wish.vouchers))
    return { refuse: 'voucher', world, left: triesLeft(transfer, today) };
  const wrong = self ? mismatch(transfer, wish) : undefined;
  if (wrong) return { refuse: wrong, ...withWrongProof(world, transfer, today) };
  const { claims } = world.fundBook;
  const claim: Claim = {
    ...wish,
    vouchers: [...wish.vouchers],
    no: numberOf('RL', now, claims.length + 1),
    pin,
    status: ClaimStatus.Processing,
    submittedAt: momentOf(now),
    finishedAt: momentOf(now + terms.claimMinutes * 60_000),
  };
  return { claim, world: withBook(world, { claims: [...claims, claim] }) };
}

const reasons = { amount: '到账金额与来款不符', day: '付款日期与来款不符' } as const;

/** Returns why a checked claim fails; undefined if it succeeds. */
function failReasonOf(world: World, claim: Claim, transfer: IncomingTransfer): string | undefined {
  const wrong = mismatch(transfer, claim);
  if (wrong) return reasons[wrong];
  return world.outcomes.claim === 'success' ? undefined : '付款凭证无法核实，请重新上传后再次认领';
}

/** Ends a claim: the money is booked on the account, or the transfer can be claimed again. */
export function finishClaim(world: World, claim: Claim): World {
  const transfer = world.fundBook.incoming.find(({ no }) => no === claim.transferNo);
  const failReason = transfer && failReasonOf(world, claim, transfer);
  const ended: Claim =
    failReason === undefined
      ? { ...claim, status: ClaimStatus.Success }
      : { ...claim, status: ClaimStatus.Failed, failReason };
  const withClaim = withBook(world, {
    claims: world.fundBook.claims.map((entry) => (entry.no === claim.no ? ended : entry)),
  });
  if (transfer === undefined || failReason !== undefined) return withClaim;
  return move(withClaim, claim.accountNo, {
    type: AccountDetailType.RechargeClaim,
    direction: AccountDirection.Income,
    amount: transfer.amount,
    at: claim.finishedAt,
    counterpart: { kind: CounterpartKind.IncomingTransfer, no: transfer.no },
    counterparty: transfer.payerName,
    claimType: claim.claimType,
  });
}
