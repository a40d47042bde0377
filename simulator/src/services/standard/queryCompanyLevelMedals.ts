import { isVip, promiseLevel, timeLevel } from '../../world/benefits/member.ts';
import { dayOf, monthsBetween } from '../../world/values/calendar.ts';
import { yuan } from '../../world/values/money.ts';
import type { Handler } from '../handler.ts';

export const queryCompanyLevelMedals: Handler<'standard', 'queryCompanyLevelMedals'> = (
  _input,
  { world, now },
) => {
  const today = dayOf(now);
  const [opening] = world.openings;
  const promise = promiseLevel(world, today);
  return {
    data: {
      timeMedal: opening
        ? {
            lit: true,
            level: timeLevel(opening.openedOn, today),
            months: monthsBetween(opening.openedOn, today),
          }
        : { lit: false },
      vipMedal: { lit: isVip(world.member), creditAmount: yuan(world.member.credit3Months) },
      unOverdueMedal: { lit: promise !== undefined, ...(promise && { level: promise }) },
    },
  };
};
