import { nearest } from '#tools/nearest.ts';
import { moneyFaultsOf, type MoneyFault } from './moneyFaults.ts';
import { moneySteps, type MoneyStep } from './steps.ts';

export interface MoneyCase {
  /** `还款：offline during` */
  readonly name: string;
  readonly step: MoneyStep;
  readonly fault: MoneyFault;
}

const all: readonly MoneyCase[] = moneySteps.flatMap((step) =>
  moneyFaultsOf(step.operation).map((fault) => ({ name: `${step.name}：${fault.name}`, step, fault })),
);

/** Every money step with every fault. @param wanted `all`, or a part of their names */
export function moneyCases(wanted: string): readonly MoneyCase[] {
  const found = wanted === 'all' ? all : all.filter(({ name }) => name.includes(wanted));
  if (found.length > 0) return found;
  const names = all.map(({ name }) => name);
  throw new Error(`no money step "${wanted}" (nearest: ${nearest(wanted, names).join(', ')})`);
}
