import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { formatAmount } from '../../format/money.ts';
import type { ProductCode } from '../../products/product.ts';
import { useSettled } from '../../ui/hooks/useSettled.ts';
import { trialQuery } from './queries.ts';
import { amountProblem, readAmount } from './rules/amount.ts';
import { bestCoupon, reaches, type Coupon } from './rules/coupons.ts';
import { firstSource, type SourceOption } from './rules/sources.ts';
import type { Choice, Preparation } from './rules/targets.ts';

export type AmountMode = 'whole' | 'part';

/** What is filled in on the repay page, and what follows from it. */
export function useRepayForm(productCode: ProductCode, choice: Choice, preparation: Preparation) {
  const { owed, coupons, sources } = preparation;
  const [mode, setMode] = useState<AmountMode>('whole');
  const [partText, setPartText] = useState('');
  const [source, setSource] = useState<RepaySource | undefined>(() => firstSource(sources, owed));
  /** null: no coupon wanted; undefined: nobody has chosen yet. */
  const [couponId, setCouponId] = useState<string | null>();

  const problem = mode === 'whole' ? undefined : amountProblem(partText, preparation);
  const amount = mode === 'whole' ? owed : problem === undefined ? readAmount(partText) : undefined;
  const coupon = couponFor(coupons, amount, couponId);
  const wish = { choice, amount: amount ?? 0, couponId: coupon?.couponId };
  const settled = useSettled(JSON.stringify(wish));
  const trial = useQuery({
    ...trialQuery(productCode, JSON.parse(settled) as typeof wish),
    enabled: amount !== undefined && settled === JSON.stringify(wish),
  });

  return {
    mode,
    setMode,
    amountText: mode === 'whole' ? formatAmount(owed) : partText,
    setPartText,
    problem,
    amount,
    source: sources.find((option): option is SourceOption => option.source === source),
    setSource,
    coupon,
    setCouponId,
    wish,
    trial,
  };
}

export type RepayForm = ReturnType<typeof useRepayForm>;

/** The chosen coupon while the amount reaches its threshold; the best one while nobody has chosen. */
function couponFor(
  coupons: readonly Coupon[],
  amount: number | undefined,
  chosen: string | null | undefined,
): Coupon | undefined {
  if (amount === undefined || chosen === null) return undefined;
  if (chosen === undefined) return bestCoupon(coupons, amount);
  return coupons.find((coupon) => coupon.couponId === chosen && reaches(coupon, amount));
}
