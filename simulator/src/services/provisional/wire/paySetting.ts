/** The payment setting on the wire. */
import { AccountType } from '#generated/shared/enums.ts';
import { isLocked, type PasswordCheck } from '#simulator/world/payment/password.ts';
import { terms } from '#simulator/world/terms.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';
import { maskedPhone } from './masks.ts';

export const paySettingEntry = ({ paySetting, company, viewer }: World, now: Instant) => {
  const { password, setAt, lockedUntil, smallAmount } = paySetting;
  const editable = viewer.account === AccountType.Parent;
  return {
    passwordSet: password !== undefined,
    ...(setAt !== undefined && { passwordSetAt: setAt }),
    ...(lockedUntil !== undefined && isLocked(paySetting, now) && { lockedUntil }),
    smallAmount: yuan(smallAmount),
    maxSmallAmount: yuan(terms.maxSmallAmount),
    phone: maskedPhone(company.admin.phone),
    editable,
    ...(!editable && { reason: '仅母账号可修改支付设置' }),
  };
};

const names = {
  unset: 'PayPasswordUnset',
  weak: 'PayPasswordWeak',
  'already-set': 'PayPasswordAlreadySet',
  'no-proof': 'SmsCodeExpired',
  'not-passed': 'AuthNotPassed',
  'face-limit': 'FaceLimitReached',
} as const satisfies Record<string, ErrorName<'provisional'>>;

type Refused = Extract<PasswordCheck, { refuse: string }> | { refuse: keyof typeof names };

/** Returns the refusal of a payment setting; for a wrong password with the world that has counted it. */
export function payRefusal(refused: Refused): {
  refuse: ErrorName<'provisional'>;
  message?: string;
  world?: World;
} {
  if (refused.refuse === 'wrong')
    return {
      refuse: 'PayPasswordWrong',
      message: `支付密码错误，还可尝试${String(refused.left)}次`,
      world: refused.world,
    };
  if (refused.refuse === 'locked')
    return {
      refuse: 'PayPasswordLocked',
      message: `支付密码已锁定，请于${refused.until}后重试，或重置密码`,
      world: refused.world,
    };
  return { refuse: names[refused.refuse] };
}
