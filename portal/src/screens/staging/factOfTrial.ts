import { factOf } from '../../domain/fact/factOf.ts';
import type { FactMark } from '../../ui/fact/factMark.ts';
import type { Trial } from './rules.ts';

/** Mark of a figure of a trial. Trials with other periods or another method have other marks. */
export const factOfTrial = (
  { billNo, periods, method }: Pick<Trial, 'billNo' | 'periods' | 'method'>,
  name: 'principal' | 'fee' | 'total',
): FactMark => factOf(`instalmentTrial.${name}`, `${billNo}/${String(periods)}/${method}`);

/** Mark of the amount due in one period of a trial. */
export const factOfPeriod = (
  { billNo, periods, method }: Pick<Trial, 'billNo' | 'periods' | 'method'>,
  period: number,
): FactMark => factOf('instalmentTrial.due', `${billNo}/${String(periods)}/${method}/${String(period)}`);
