/** The viewer of a scenario, what the provider knows about the opening, and the opened products. */
import {
  AccountType,
  Cycle,
  FlowType,
  type ProductCode,
  TargetVersion,
  UserTag,
} from '#generated/shared/enums.ts';
import type { Opening, ProductOpening, Viewer } from '../company/schema.ts';
import type { Given } from '../given.ts';
import { defaultProduct } from '../products.ts';
import { addMonths, dayInMonth, dayOfMonth, monthOf } from '../values/calendar.ts';
import { anchor } from './history.ts';
import { childPin, parentPin } from './people.ts';

/** Returns the user who is logged in. */
export function viewerOf({ viewer = {} }: Given): Viewer {
  const parent = viewer.account !== 'child';
  return {
    loggedIn: viewer.loggedIn ?? true,
    pin: parent ? parentPin : childPin,
    account: parent ? AccountType.Parent : AccountType.Child,
    product: viewer.product === undefined ? defaultProduct : viewer.product,
    userTag: viewer.userTag ?? UserTag.Normal,
    admin: viewer.admin ?? true,
    ...(viewer.channel === undefined ? {} : { channel: viewer.channel }),
  };
}

/** Returns what the provider knows about the opening: its flow, audit, switches and obstacles. */
export function openingOf({ opening = {}, increase = {} }: Given): Opening {
  return {
    bpinUser: opening.enterpriseAccount ?? true,
    factoringType: opening.factoringType ?? 'CLEAR_FACTORING',
    flowType: opening.flowType ?? FlowType.Normal,
    needCompleteInfo: opening.informationIncomplete ?? true,
    upgradable: opening.upgradable ?? false,
    switches: {
      increaseEntrance: increase.entrance ?? TargetVersion.Open,
      newCreditRoute: opening.newCreditRoute ?? TargetVersion.Open,
    },
    applications: [],
    audit: opening.audit ?? 'passed',
    callbacks: [],
    ...(opening.cardReading && { cardReading: opening.cardReading }),
    ...(opening.elsewhere && { elsewhere: { account: 'hechuan_gs01', openedOn: '2024-03-06' } }),
    ...(opening.abnormalUntil !== undefined && {
      abnormal: {
        reason: '未按规定公示2025年度报告',
        authority: '杭州市滨江区市场监督管理局',
        since: '2026-07-08',
        until: opening.abnormalUntil,
      },
    }),
  };
}

/** Returns the opened products. All were opened on the anchor's day of a month, some months before. */
export function openedProductsOf(given: Given, product: ProductCode): ProductOpening[] {
  const openedOn = dayInMonth(
    addMonths(monthOf(anchor), -(given.member?.openedMonthsAgo ?? 29)),
    dayOfMonth(anchor),
  );
  const opened =
    given.opening?.opened === false ? [] : [{ product, openedOn, rule: given.cycle ?? Cycle.Monthly }];
  const others = (given.opening?.alsoOpened ?? []).map((code) => ({
    product: code,
    openedOn,
    rule: Cycle.Weekly,
  }));
  return [...opened, ...others];
}
