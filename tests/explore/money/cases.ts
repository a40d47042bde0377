import { nearest } from '#tools/nearest.ts';
import { illsOf, type Ill } from './ills.ts';
import { moneySteps, type MoneyStep } from './steps.ts';

export interface MoneyCase {
  /** `还款：offline during` */
  readonly name: string;
  readonly step: MoneyStep;
  readonly ill: Ill;
}

const all: readonly MoneyCase[] = moneySteps.flatMap((step) =>
  illsOf(step.operation).map((ill) => ({ name: `${step.name}：${ill.name}`, step, ill })),
);

/** @param wanted `all`, or a part of their names */
export function moneyCases(wanted: string): readonly MoneyCase[] {
  const found = wanted === 'all' ? all : all.filter(({ name }) => name.includes(wanted));
  if (found.length > 0) return found;
  const names = all.map(({ name }) => name);
  throw new Error(`no money step "${wanted}" (nearest: ${nearest(wanted, names).join(', ')})`);
}
