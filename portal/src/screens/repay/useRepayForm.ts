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
import { requestedByLoader, trialQuery } from './queries.ts';
import { couponFor, namedCoupon } from './rules/coupons.ts';
import { firstSource } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';

/** The fields of the repay page. */
export function useRepayFields({ owed, minAmount, coupons, sources }: Preparation): RepayHookForm {
  const [query] = useSearchParams();
  const definition = useMemo(() => repayForm({ owed, minAmount }), [owed, minAmount]);
  return useForm(definition, {
    mode: 'onChange',
    defaultValues: {
      mode: 'whole',
      amount: formatAmount(owed),
      source: firstSource(sources, owed),
      couponId: namedCoupon(coupons, query),
    },
  });
}

interface Repaid {
  readonly productCode: ProductCode;
  readonly choice: Choice;
  readonly preparation: Preparation;
}

/** The values of the fields, and those derived from them. */
export function useRepayForm(hookForm: RepayHookForm, { productCode, choice, preparation }: Repaid) {
  const { owed, coupons, sources } = preparation;
  const [mode, text, source, couponId] = useWatch({
    control: hookForm.control,
    name: ['mode', 'amount', 'source', 'couponId'],
  });
  const setMode = useAmountMode(hookForm, mode, owed);

  const amount = amountIn(text, preparation);
  const coupon = couponFor(coupons, amount, couponId);
  const enteredRepayment = { choice, amount: amount ?? 0, owed, couponId: coupon?.couponId };
  // As a text, since each render makes a new object.
  const enteredText = JSON.stringify(enteredRepayment);
  const settledText = useSettled(enteredText);
  const trialRepayment = JSON.parse(settledText) as typeof enteredRepayment;
  const trial = useQuery({
    ...trialQuery(productCode, trialRepayment),
    ...requestedByLoader,
    enabled: amount !== undefined && settledText === enteredText,
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
    /** The repayment with the current values of the form. */
    enteredRepayment,
    /** The repayment of the shown trial, which follows `enteredRepayment` after a pause in typing. */
    trialRepayment,
    trial,
  };
}

export type RepayForm = ReturnType<typeof useRepayForm>;

/**
 * Switches between the whole debt and a part. The whole amount is fixed; a typed partial amount comes back with its mode.
 * The debt may change while the page is open: the whole amount then follows, and a part is validated again.
 */
function useAmountMode(
  { getValues, setValue, trigger, clearErrors }: RepayHookForm,
  mode: AmountMode,
  owed: number,
) {
  const typedPart = useRef('');
  useEffect(() => {
    // Not `mode`: a draft that was just restored may have another mode than the rendered one.
    if (getValues('mode') === 'whole') {
      if (getValues('amount') !== formatAmount(owed))
        setValue('amount', formatAmount(owed), { shouldValidate: true });
    } else if (getValues('amount') !== '') void trigger('amount');
  }, [mode, owed, getValues, setValue, trigger]);
  return (next: AmountMode) => {
    if (next === mode) return;
    if (next === 'whole') typedPart.current = getValues('amount');
    else setValue('amount', typedPart.current);
    clearErrors('amount');
    setValue('mode', next);
  };
}
