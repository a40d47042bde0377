import { factOf } from '../../domain/fact/factOf.ts';
import type { FactMark } from '../../ui/fact/factMark.ts';
import type { Trial } from './rules.ts';

/** A figure of the displayed plan: other periods or another method make another plan. */
export const factOfTrial = (
  { billNo, periods, method }: Pick<Trial, 'billNo' | 'periods' | 'method'>,
  name: 'principal' | 'fee' | 'total',
): FactMark => factOf(`instalmentTrial.${name}`, `${billNo}/${String(periods)}/${method}`);

/** Amount due in one period of the trial. */
export const factOfPeriod = (
  { billNo, periods, method }: Pick<Trial, 'billNo' | 'periods' | 'method'>,
  period: number,
): FactMark => factOf('instalmentTrial.due', `${billNo}/${String(periods)}/${method}/${String(period)}`);
