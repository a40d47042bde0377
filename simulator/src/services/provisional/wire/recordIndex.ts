/** Records of a viewer with the texts and amounts that a search compares, computed once per world. */
import type { ProductCode } from '#generated/shared/enums.ts';
import { childrenOf } from '#simulator/world/company/company.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { derivedBy } from '#simulator/world/values/derived.ts';
import type { Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { byUrgency } from './contract.ts';
import { loanOf, ownOrders } from './order.ts';
import { ownRefunds } from './refund.ts';
import { ownRepayments, payAmount } from './repay.ts';

/** Separates the texts of a record, so that a word does not match across two of them. */
const BREAK = '\n';

export interface Entry<Row> {
  readonly row: Row;
  /** In lower case. */
  readonly number: string;
  /** Number and names in lower case. */
  readonly text: string;
  readonly amounts: readonly Cents[];
}

function entry<Row>(
  row: Row,
  number: string,
  names: readonly (string | undefined)[] = [],
  amounts: readonly Cents[] = [],
): Entry<Row> {
  const text = [number, ...names].filter((name) => name !== undefined).join(BREAK);
  return { row, number: number.toLowerCase(), text: text.toLowerCase(), amounts };
}

/**
 * Returns the entries of each kind, the newest first, except bills and accounts: these keep the world's order, and
 * searchRecords sorts the bills. Bills have no amounts here, because their amounts depend on the day.
 */
export const recordIndex = derivedBy((world: World, product: ProductCode) => ({
  bills: world.bills.filter(within(scopeOf(world.viewer, product))).map((bill) => entry(bill, bill.id)),
  orders: ownOrders(world, product).map((order) => {
    const { id, parentId, goods, supplier, amount } = order;
    return entry(order, id, [parentId, goods, supplier, loanOf(world, id)?.billId], [amount]);
  }),
  repayments: ownRepayments(world, product).map((repayment) => {
    const { id, shares, amount } = repayment;
    const billIds = shares.map(({ billId }) => billId);
    return entry(repayment, id, billIds, [amount, payAmount(repayment)]);
  }),
  refunds: ownRefunds(world, product).map((refund) =>
    entry(refund, refund.id, [refund.orderId], [refund.amount]),
  ),
  contracts: [...world.contracts]
    .sort(byUrgency)
    .map((contract) =>
      entry(contract, contract.signed?.contractNo ?? '', [contract.name, contract.templateNo]),
    ),
  accounts: childrenOf(world).map((account) => entry(account, account.pin, [account.nickname])),
}));
