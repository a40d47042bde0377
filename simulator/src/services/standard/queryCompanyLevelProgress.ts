import { MemberTimeLevel } from '#generated/shared/enums.ts';
import { levelProgress, levels, promiseLevel, timeLevel } from '../../world/benefits/member.ts';
import { dayOf } from '../../world/values/calendar.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

export const queryCompanyLevelProgress: Handler<'standard', 'queryCompanyLevelProgress'> = (
  _input,
  { world, now },
) => {
  const today = dayOf(now);
  const { traded, updating } = world.member;
  const { level, next, needed } = levelProgress(traded);
  const [opening] = world.openings;
  const promise = promiseLevel(world, today);
  return {
    data: {
      userLevel: level,
      userTimeLevel: opening ? timeLevel(opening.openedOn, today) : MemberTimeLevel.Under3,
      ...(promise && { userPromiseLevel: promise }),
      userTradeAmount: yuan(traded),
      ...(next && { nextUserLevel: next, nextLevelNeedTradeAmount: yuan(needed) }),
      highestLevel: next === undefined,
      updating,
      levelRules: levels.map((rule) => ({ level: rule.level, tradeAmount: yuan(rule.from) })),
    },
  };
};
