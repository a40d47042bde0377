import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { formatAmount } from '../../format/money.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import type { ProductCode } from '../../products/product.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useSettled } from '../../ui/hooks/useSettled.ts';
import { amountIn, repayForm, type RepayHookForm } from './form.ts';
import { justAsked, trialQuery } from './queries.ts';
import { couponFor, namedCoupon } from './rules/coupons.ts';
import { firstSource } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';

export type AmountMode = 'whole' | 'part';

/** What is filled in on the repay page, and what follows from it. */
export function useRepayForm(productCode: ProductCode, choice: Choice, preparation: Preparation) {
  const { owed, minAmount, coupons, sources } = preparation;
  const [query] = useSearchParams();
  const definition = useMemo(() => repayForm({ owed, minAmount }), [owed, minAmount]);
  const hookForm = useForm(definition, {
    mode: 'onChange',
    defaultValues: { amount: formatAmount(owed), source: firstSource(sources, owed) },
  });
  const [text, source] = useWatch({ control: hookForm.control, name: ['amount', 'source'] });
  const [mode, setMode] = useAmountMode(hookForm, owed);
  /** null: no coupon wanted; undefined: nobody has chosen yet. */
  const [couponId, setCouponId] = useState<string | null | undefined>(() => namedCoupon(coupons, query));

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
    setCouponId,
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
function useAmountMode({ getValues, setValue, trigger, clearErrors }: RepayHookForm, owed: number) {
  const [mode, setMode] = useState<AmountMode>('whole');
  const part = useRef('');
  useEffect(() => {
    if (mode === 'whole') setValue('amount', formatAmount(owed), { shouldValidate: true });
    else if (getValues('amount') !== '') void trigger('amount');
  }, [mode, owed, getValues, setValue, trigger]);
  const change = (next: AmountMode) => {
    if (next === mode) return;
    if (next === 'whole') part.current = getValues('amount');
    else setValue('amount', part.current);
    clearErrors('amount');
    setMode(next);
  };
  return [mode, change] as const;
}
