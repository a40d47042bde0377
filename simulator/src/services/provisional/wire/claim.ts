/** Incoming transfers and claims on the wire. Amount and day are masked, because knowing them proves a claim. */
import { ClaimStatus, FundAccountType, IncomingTransferState } from '#generated/shared/enums.ts';
import type { ClaimRefusal } from '#simulator/world/funds/claims.ts';
import { fundAccount, movementsOf } from '#simulator/world/funds/funds.ts';
import { standingClaim, triesLeft } from '#simulator/world/funds/incoming.ts';
import type { Claim, IncomingTransfer, Voucher } from '#simulator/world/funds/schema.ts';
import { entriesOf } from '#simulator/world/funds/statement.ts';
import { terms } from '#simulator/world/terms.ts';
import { instantOfMoment, momentOf, type Day } from '#simulator/world/values/calendar.ts';
import { yuan, type Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';
import { moneyText } from './amounts.ts';
import { maskedCard, maskedPin } from './masks.ts';

/** Returns 5*,***.** for 56,000.00. */
const maskedAmount = (amount: Cents): string => {
  const [first = '', ...others] = moneyText(amount);
  return first + others.map((sign) => (/\d/.test(sign) ? '*' : sign)).join('');
};

/** Returns 2026-11-** for 2026-11-12. */
const maskedDay = (day: Day): string => `${day.slice(0, 8)}**`;

export const incomingEntry = (world: World, transfer: IncomingTransfer, today: Day) => {
  const claim = standingClaim(world, transfer.no);
  return {
    transferNo: transfer.no,
    payerName: transfer.payerName,
    payerBank: transfer.payerBank,
    payerAccount: maskedCard(transfer.payerAccount),
    amount: maskedAmount(transfer.amount),
    day: maskedDay(transfer.at.slice(0, 10)),
    ...(transfer.remark !== undefined && { remark: transfer.remark }),
    state: claim ? IncomingTransferState.Claiming : IncomingTransferState.ToClaim,
    ...(claim && {
      claimType: claim.claimType,
      claimedBy: maskedPin(claim.pin),
      claimingSince: claim.submittedAt,
      claimNo: claim.no,
    }),
    triesLeft: triesLeft(transfer, today),
  };
};

export const voucherEntry = ({ id, name, bytes, type, uploadedAt }: Voucher) => ({
  voucherId: id,
  fileName: name,
  fileBytes: bytes,
  fileType: type,
  uploadedAt,
});

/** Returns the movement by which a successful claim was credited to its account. */
function credited(world: World, claim: Claim) {
  const account = fundAccount(world, claim.accountNo);
  const [movement] = movementsOf(world, claim.transferNo);
  const entry = account && entriesOf(account.movements).find(({ id }) => id === movement?.id);
  return entry ? { movementNo: entry.id, balanceAfter: yuan(entry.balanceAfter) } : {};
}

/** Returns the response to a new claim; repeated requests get the same one, whatever became of the claim. */
export function acceptedClaim(world: World, claim: Claim) {
  const { fundBook } = world;
  const transfer = fundBook.incoming.find(({ no }) => no === claim.transferNo);
  const latest = instantOfMoment(claim.submittedAt) + terms.transferMinutes * 60_000;
  return {
    claimNo: claim.no,
    transferNo: claim.transferNo,
    accountNo: claim.accountNo,
    accountType: fundAccount(world, claim.accountNo)?.type ?? FundAccountType.Overflow,
    claimType: claim.claimType,
    status: ClaimStatus.Processing as ClaimStatus,
    amount: yuan(claim.amount),
    day: claim.day,
    payerName: transfer?.payerName ?? '',
    payerBank: transfer?.payerBank ?? '',
    payerAccount: maskedCard(transfer?.payerAccount ?? ''),
    claimedBy: maskedPin(claim.pin),
    submittedAt: claim.submittedAt,
    expectedAt: momentOf(latest),
    vouchers: fundBook.vouchers.filter(({ id }) => claim.vouchers.includes(id)).map(voucherEntry),
  };
}

export const claimEntry = (world: World, claim: Claim) => ({
  ...acceptedClaim(world, claim),
  status: claim.status,
  ...(claim.status !== ClaimStatus.Processing && { finishedAt: claim.finishedAt }),
  ...(claim.failReason !== undefined && { failReason: claim.failReason }),
  ...(claim.status === ClaimStatus.Success && credited(world, claim)),
});

const names: Record<ClaimRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'FundAccountNotOwned',
  'no-transfer': 'TransferNotFound',
  offline: 'FundAccountOffline',
  'other-investor': 'ClaimInvestorWrong',
  'tries-exceeded': 'ClaimTriesExceeded',
  taken: 'ClaimTaken',
  voucher: 'ClaimVoucherWrong',
  amount: 'ClaimAmountWrong',
  day: 'ClaimDayWrong',
};

const triesText = (tries: number): string =>
  tries > 0 ? `当日还可核对${String(tries)}次` : '当日核对次数已用尽，请选择运营认领';

/** Returns the refusal of a claim. A taken transfer names its claimant masked; a wrong proof has counted in the world. */
export function claimRefusal(
  refused:
    | { refuse: Exclude<ClaimRefusal, 'taken' | 'amount' | 'day'>; world?: World }
    | { refuse: 'taken'; claim: Claim }
    | { refuse: 'amount' | 'day'; world: World; left: number },
): { refuse: ErrorName<'provisional'>; message?: string; world?: World } {
  const refuse = names[refused.refuse];
  if (refused.refuse === 'taken') {
    const { pin, submittedAt } = refused.claim;
    return { refuse, message: `该笔来款已由${maskedPin(pin)}于${submittedAt}认领` };
  }
  if (refused.refuse === 'amount' || refused.refuse === 'day') {
    const what = refused.refuse === 'amount' ? '到账金额' : '付款日期';
    return { refuse, message: `${what}与来款不符，${triesText(refused.left)}`, world: refused.world };
  }
  return { refuse };
}
