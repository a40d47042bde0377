import { dayOf } from '../../world/values/calendar.ts';
import { isVip, promiseLevel, timeLevel } from '../../world/benefits/member.ts';
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
      timeMedal: opening ? { lit: true, level: timeLevel(opening.openedOn, today) } : { lit: false },
      vipMedal: { lit: isVip(world.member) },
      unOverdueMedal: { lit: promise !== undefined, ...(promise && { level: promise }) },
    },
  };
};
