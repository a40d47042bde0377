import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { AccountStatusLabel } from '#generated/shared/labels.ts';
import { words as common } from '../../copy/words.ts';
import { refOf } from '../../domain/bills/billRef.ts';
import { chargedOf } from '../../domain/bills/charged.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { isSettledStatus } from '../../domain/status/settled.ts';
import {
  billStatus,
  contractStatus,
  orderReceipt,
  refundStatus,
  repaymentStatus,
} from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import type { Product } from '../../products/product.ts';
import { withQuery } from '../../routing/url.ts';
import { tabOf } from '../../screens/contracts/tabs.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { Option, OptionGroup } from './options.ts';
import type { Found } from './queries.ts';
import type { SearchInput } from './searchInput.ts';

/** Facts that the links and rows of records need. */
export interface RecordContext {
  readonly product: Product;
  readonly asked: SearchInput;
  readonly isParent: boolean;
  /** Pages of the menu that list contracts and accounts; undefined where the user has none. */
  readonly contractsPage: string | undefined;
  readonly accountsPage: string | undefined;
}

type Row<Kind extends Exclude<keyof Found, 'notFound'>> = NonNullable<Found[Kind]>['list'][number];

/** Records in the order in which they are shown. */
export function recordOptions(found: Found, context: RecordContext): OptionGroup[] {
  const { bills, orders, repayments, refunds, contracts, accounts } = found;
  const marked = context.asked.words.map((word) => word.toLowerCase());
  const group = <Entry,>(
    name: OptionGroup['name'],
    rows: { readonly total: number; readonly list: readonly Entry[] } | undefined,
    option: (row: Entry, context: RecordContext) => Omit<Option, 'found'> | undefined,
  ): OptionGroup => ({
    name,
    total: rows?.total ?? 0,
    options: (rows?.list ?? []).flatMap((row) => {
      const shown = option(row, context);
      return shown === undefined ? [] : [{ ...shown, kind: copy.groups[name], found: marked }];
    }),
  });
  return [
    group('bills', bills, billOption),
    group('orders', orders, orderOption),
    group('repayments', repayments, repaymentOption),
    group('refunds', refunds, refundOption),
    group('contracts', contracts, contractOption),
    group('accounts', accounts, accountOption),
  ];
}

/** The account of a record, for a parent: a child has only its own. */
const ownerOf = (row: { jdpin: string; nickname?: string }, { isParent }: RecordContext): string[] =>
  isParent ? [row.nickname ?? row.jdpin] : [];

/** Returns the page of a bill. Products without one link an open bill to its repayment, a settled one to its repayments. */
function billLink({ billNo, period, periods, billStatus: status }: Row<'bills'>, product: Product): string {
  const { billDetail, repay, payRecords, orders } = bookPagesOf(product);
  if (billDetail) return billDetail({ billNo, ...(periods > 1 && { period: String(period) }) });
  if (!isSettledStatus(status)) return repay({ bills: refOf({ billNo, period, periods }) });
  return withQuery((payRecords ?? orders)(), new URLSearchParams({ billNo }));
}

/**
 * Returns the searched amount if the bill has it, else the amount that matters for the bill's state. Of equal amounts
 * the owed one counts, then the repaid one.
 */
function billAmount(row: Row<'bills'>, searched: number | undefined): NonNullable<Option['amount']> {
  const { billStatus: status, owed, repaid } = row;
  const ref = refOf(row);
  const charged = chargedOf(row);
  if (searched === charged && searched !== owed && searched !== repaid)
    return { label: copy.charged, value: charged, fact: factOf('bill.charged', ref) };
  if (searched !== owed && (isSettledStatus(status) || searched === repaid))
    return { label: copy.repaid, value: repaid, fact: factOf('bill.repaid', ref) };
  return { label: copy.owed, value: owed, fact: factOf('bill.owed', ref) };
}

function billOption(row: Row<'bills'>, context: RecordContext): Omit<Option, 'found'> {
  const { billNo, period, periods, billStatus: status, lastRepayDate, settledDate } = row;
  const ref = refOf(row);
  const isSettled = isSettledStatus(status);
  return {
    key: `bill-${ref}`,
    icon: 'bill',
    title: billNo,
    notes: [
      ...(periods > 1 ? [copy.period(period, periods)] : []),
      isSettled && settledDate !== undefined ? copy.settled(settledDate) : copy.due(lastRepayDate),
      ...ownerOf(row, context),
    ],
    to: billLink(row, context.product),
    amount: billAmount(row, context.asked.amount),
    status: <StatusValueTag kind={billStatus} value={status} fact={factOf('bill.state', ref)} />,
  };
}

function orderOption(row: Row<'orders'>, context: RecordContext): Omit<Option, 'found'> {
  const { orderNo, goods, supplierName, billNo, orderedAt, amount, receipt } = row;
  const { orderDetail, orders } = bookPagesOf(context.product);
  return {
    key: `order-${orderNo}`,
    icon: 'box',
    title: orderNo,
    notes: [
      goods,
      ...(supplierName === undefined ? [] : [supplierName]),
      ...(billNo === undefined ? [] : [copy.ofBill(billNo)]),
      orderedAt.slice(0, 10),
      ...ownerOf(row, context),
    ],
    to: (orderDetail ?? orders)({ orderNo }),
    amount: { value: amount, fact: factOf('order.amount', orderNo) },
    status: <StatusValueTag kind={orderReceipt} value={receipt} fact={factOf('order.receipt', orderNo)} />,
  };
}

function repaymentOption(row: Row<'repayments'>, context: RecordContext): Omit<Option, 'found'> {
  const { repayNo, billNos, amount, payAmount, submittedAt, status } = row;
  const [first = ''] = billNos;
  const words = context.asked.words.map((word) => word.toLowerCase());
  const billNo = billNos.find((each) => words.some((word) => each.toLowerCase().includes(word))) ?? first;
  /** The user searched the amount before the coupon. */
  const isBeforeCoupon = context.asked.amount === amount && amount !== payAmount;
  return {
    key: `repayment-${repayNo}`,
    icon: 'history',
    title: repayNo,
    notes: [
      billNos.length > 1 ? copy.ofBills(billNo, billNos.length) : copy.ofBill(billNo),
      submittedAt.slice(0, 10),
      ...ownerOf(row, context),
    ],
    to: paths.repayResult({ repayNo }),
    amount: isBeforeCoupon
      ? { label: copy.deducted, value: amount, fact: factOf('repay.amount', repayNo) }
      : { value: payAmount, fact: factOf('repay.paid', repayNo) },
    status: <StatusValueTag kind={repaymentStatus} value={status} fact={factOf('repay.state', repayNo)} />,
  };
}

function refundOption(row: Row<'refunds'>, context: RecordContext): Omit<Option, 'found'> {
  const { refundNo, orderNo, goods, appliedAt, amount, status } = row;
  return {
    key: `refund-${refundNo}`,
    icon: 'refund',
    title: refundNo,
    notes: [copy.ofOrder(orderNo), goods, appliedAt.slice(0, 10), ...ownerOf(row, context)],
    to: paths.refundDetail({ refundNo }),
    amount: { value: amount, fact: factOf('refund.amount', refundNo) },
    status: <StatusValueTag kind={refundStatus} value={status} fact={factOf('refund.state', refundNo)} />,
  };
}

function contractOption(
  row: Row<'contracts'>,
  { contractsPage }: RecordContext,
): Omit<Option, 'found'> | undefined {
  const { contractName, contractNo, templateNo, templateVersion, signedAt, status } = row;
  if (contractsPage === undefined) return undefined;
  return {
    key: `contract-${contractNo ?? templateNo}`,
    icon: 'contract',
    title: contractName,
    notes: [
      contractNo ?? `${templateNo} ${templateVersion}`,
      ...(signedAt === undefined ? [] : [copy.signed(signedAt.slice(0, 10))]),
    ],
    to: withQuery(contractsPage, new URLSearchParams({ tab: tabOf[status], q: contractNo ?? contractName })),
    status: <StatusValueTag kind={contractStatus} value={status} />,
  };
}

function accountOption(
  row: Row<'accounts'>,
  { accountsPage }: RecordContext,
): Omit<Option, 'found'> | undefined {
  const { jdpin, nickname, status } = row;
  if (accountsPage === undefined) return undefined;
  const isFrozen = status === AccountStatus.Frozen;
  return {
    key: `account-${jdpin}`,
    icon: 'people',
    title: nickname,
    notes: [`${common.loginId} ${jdpin}`],
    to: withQuery(accountsPage, new URLSearchParams({ keyword: jdpin })),
    status: (
      <StatusTag {...(isFrozen ? { tone: 'danger', icon: 'lock' } : { tone: 'success', icon: 'check' })}>
        {AccountStatusLabel[status]}
      </StatusTag>
    ),
  };
}
