import type { Repayment } from '#simulator/world/ledger/schema.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { Handler, Inputs } from '../../handler.ts';
import { contains, inPeriod, oneOf, same } from '../wire/filters.ts';
import { memoizedQuery, pageOf, type Question } from '../wire/page.ts';
import { ending, isSuccess, ownRepayments, payAmount, repayRecord } from '../wire/repay.ts';
import { sorted, type SortKeys } from '../wire/sort.ts';

type Input = Inputs<'provisional'>['queryRepayRecordPage'];

const sortKeys: SortKeys<Repayment, NonNullable<Input['sort']>> = {
  submittedAt: (repayment) => repayment.submittedAt,
  finishedAt: (repayment) => ending(repayment).finishedAt,
  amount: (repayment) => repayment.amount,
  couponDiscount: (repayment) => repayment.discount,
  payAmount,
};

const matching = memoizedQuery((world, input: Question<Input>, today) => {
  const found = ownRepayments(world, input.productCode).filter(
    (repayment) =>
      inPeriod(repayment.submittedAt, input, today) &&
      oneOf(repayment.status, input.status) &&
      oneOf(repayment.source, input.source) &&
      contains(repayment.id, input.repayNo) &&
      repayment.shares.some(({ billId }) => contains(billId, input.billNo)) &&
      same(repayment.pin, input.jdpin),
  );
  return sorted(found, input.sort, sortKeys);
});

export const queryRepayRecordPage: Handler<'provisional', 'queryRepayRecordPage'> = (
  input,
  { world, now },
) => {
  const found = matching(world, input, dayOf(now));
  const page = pageOf(found, input);
  const sumAmount = yuan(sum(found.filter(isSuccess).map(({ amount }) => amount)));
  return { data: { ...page, list: page.list.map((entry) => repayRecord(world, entry)), sumAmount } };
};
