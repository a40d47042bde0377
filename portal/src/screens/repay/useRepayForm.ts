import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { formatAmount } from '../../format/money.ts';
import type { ProductCode } from '../../products/product.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useSettled } from '../../ui/hooks/useSettled.ts';
import { amountIn, repayForm, type AmountMode, type RepayHookForm } from './form.ts';
import { justAsked, trialQuery } from './queries.ts';
import { couponFor, namedCoupon } from './rules/coupons.ts';
import { firstSource } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';

/** What is filled in on the repay page, and what follows from it. */
export function useRepayForm(productCode: ProductCode, choice: Choice, preparation: Preparation) {
  const { owed, minAmount, coupons, sources } = preparation;
  const [query] = useSearchParams();
  const definition = useMemo(() => repayForm({ owed, minAmount }), [owed, minAmount]);
  const hookForm = useForm(definition, {
    mode: 'onChange',
    defaultValues: {
      mode: 'whole',
      amount: formatAmount(owed),
      source: firstSource(sources, owed),
      couponId: namedCoupon(coupons, query),
    },
  });
  const [mode, text, source, couponId] = useWatch({
    control: hookForm.control,
    name: ['mode', 'amount', 'source', 'couponId'],
  });
  const setMode = useAmountMode(hookForm, mode, owed);

  const amount = amountIn(text, preparation);
  const coupon = couponFor(coupons, amount, couponId);
  const wish = { choice, amount: amount ?? 0, owed, couponId: coupon?.couponId };
  const settled = useSettled(JSON.stringify(wish));
  const tried = JSON.parse(settled) as typeof wish;
  const trial = useQuery({
    ...trialQuery(productCode, tried),
    ...justAsked,
    enabled: amount !== undefined && settled === JSON.stringify(wish),
  });

  const queries = useQueryClient();
  const outdated = isApiError(trial.error) && trial.error.name === 'AmountChanged';
  useEffect(() => {
    if (outdated) void queries.invalidateQueries({ queryKey: ['provisional', 'prepareRepay'] });
  }, [outdated, queries]);

  return {
    hookForm,
    mode,
    setMode,
    amount,
    source: sources.find((option) => option.source === source),
    coupon,
    setCouponId: (next: string | null) => hookForm.setValue('couponId', next),
    wish,
    /** What the figures of the trial were asked for: the wish, a moment ago. */
    tried,
    trial,
  };
}

export type RepayForm = ReturnType<typeof useRepayForm>;

/**
 * All of it stands fast; a part that was written is there again when a part is wanted again. What is owed may change
 * while the page stands: all of it is another amount then, and a part has other limits.
 */
function useAmountMode(
  { getValues, setValue, trigger, clearErrors }: RepayHookForm,
  mode: AmountMode,
  owed: number,
) {
  const part = useRef('');
  useEffect(() => {
    // A draft that has just been brought back may say another mode than the one that was drawn.
    if (getValues('mode') === 'whole') setValue('amount', formatAmount(owed), { shouldValidate: true });
    else if (getValues('amount') !== '') void trigger('amount');
  }, [mode, owed, getValues, setValue, trigger]);
  return (next: AmountMode) => {
    if (next === mode) return;
    if (next === 'whole') part.current = getValues('amount');
    else setValue('amount', part.current);
    clearErrors('amount');
    setValue('mode', next);
  };
}
