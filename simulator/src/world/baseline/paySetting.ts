import type { Given } from '../given.ts';
import type { PaySetting } from '../payment/schema.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import { cents } from '../values/money.ts';

/** Password in all scenarios that have one. */
const PASSWORD = '804617';

/** Returns the payment setting: without a password unless the scenario sets one. */
export const makePaySetting = (
  { password, locked, smallAmount = 0 }: NonNullable<Given['pay']>,
  now: Instant,
): PaySetting => ({
  ...(password && { password: PASSWORD, setAt: '2026-10-08 14:20:16' }),
  wrong: locked ? terms.payPasswordTries : 0,
  ...(locked && { lockedUntil: momentOf(now + terms.payPasswordLockHours * 3_600_000) }),
  smallAmount: cents(smallAmount),
});
