import type { Outputs } from '#generated/provisional/io.ts';
import { InstalmentStatus } from '#generated/shared/enums/InstalmentStatus.ts';
import { RepayMethod } from '#generated/shared/enums/RepayMethod.ts';
import { RepayMethodLabel } from '#generated/shared/labels.ts';
import { dayOf } from '../../format/date.ts';
import type { ResultPanelData } from '../../ui/feedback/resultPanel.ts';
import { copy } from './copy.ts';

export type Trial = Outputs['trialInstalment'];
export type InstalmentResult = Outputs['queryInstalmentResult'];
export type Periods = Trial['periods'];

export const allMethods = Object.values(RepayMethod);

/** 1001 先息后本, 1002 等额本息, 1003 一次性还本付息. 1 §9 */
export const methodLabel = (method: RepayMethod): string => RepayMethodLabel[method];

/** The initial plan, which all bills that can be split offer. */
export const firstPlan = { periods: 3, method: RepayMethod.EqualInstalments } as const satisfies {
  periods: Periods;
  method: RepayMethod;
};

type Offers = Trial['offers'];

/** The methods that are offered for a number of periods. */
export const methodsFor = (offers: Offers, periods: Periods): readonly RepayMethod[] =>
  offers.find((offer) => offer.periods === periods)?.methods ?? [];

/** The method after a change of the periods: the same one if they offer it, else their first. */
export function methodAfter(offers: Offers, periods: Periods, method: RepayMethod): RepayMethod {
  const methods = methodsFor(offers, periods);
  return methods.includes(method) ? method : (methods[0] ?? method);
}

/** Formats a rate. @param rate in per cent */
export const percent = (rate: number): string => `${rate.toFixed(2)}%`;

/** Content of the result panel. */
export function panelOf(result: InstalmentResult): ResultPanelData {
  const title = copy.result.titles[result.status];
  const leftBtnText = copy.result.home;
  switch (result.status) {
    case InstalmentStatus.Processing:
      return {
        resultState: 'waiting',
        title,
        text: copy.result.waiting,
        leftBtnText,
        rightBtnText: copy.result.detail,
      };
    case InstalmentStatus.Success:
      return {
        resultState: 'success',
        title,
        text: copy.result.success(dayOf(result.firstRepayDate)),
        leftBtnText,
        rightBtnText: copy.result.detail,
      };
    case InstalmentStatus.Failed:
      return {
        resultState: 'fail',
        title,
        text: result.failReason ?? copy.result.failed,
        leftBtnText,
        rightBtnText: copy.result.repay,
      };
  }
}
