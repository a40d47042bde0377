/** The company's payment password: set, changed, reset, checked, and locked after too many wrong ones. */
import { SmsType } from '#generated/shared/enums.ts';
import { isPassed, limitReached, startAuth } from '../company/auth.ts';
import { isSmsProof, spendSmsProof } from '../company/sms.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import type { PaySetting } from './schema.ts';

/** Business type of a reset's face check. */
export const PAY_PASSWORD_AUTH = 'PAY_PASSWORD';

/** Returns whether all digits are equal, or count up or down by one. */
export function isWeak(password: string): boolean {
  const steps = [...password].slice(1).map((digit, index) => Number(digit) - Number(password[index]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}

const withSetting = (world: World, change: Partial<PaySetting>): World => ({
  ...world,
  paySetting: { ...world.paySetting, ...change },
});

/** Sets a new password and resets the count of wrong ones. */
function withPassword(world: World, password: string, now: Instant): World {
  const { lockedUntil: _lock, ...setting } = world.paySetting;
  return {
    ...world,
    paySetting: { ...setting, password, setAt: momentOf(now), wrong: 0 },
  };
}

export const isLocked = ({ lockedUntil }: PaySetting, now: Instant): boolean =>
  lockedUntil !== undefined && momentOf(now) < lockedUntil;

/** Returns whether an order needs the password: it is set, and the amount exceeds the exempt one. */
export const needsPassword = ({ paySetting }: World, amount: Cents): boolean =>
  paySetting.password !== undefined && amount > paySetting.smallAmount;

export type PasswordCheck =
  | { world: World }
  | { refuse: 'wrong' | 'locked'; world: World; left: number; until: string };

/** Checks a password. A wrong one is counted, and the last try locks the password for some hours. */
export function checkPassword(world: World, password: string, now: Instant): PasswordCheck {
  const { paySetting } = world;
  if (isLocked(paySetting, now))
    return { refuse: 'locked', world, left: 0, until: paySetting.lockedUntil ?? '' };
  const { lockedUntil: expired, ...unlocked } = paySetting;
  const before = expired === undefined ? paySetting.wrong : 0;
  if (paySetting.password === password)
    return { world: paySetting.wrong === 0 ? world : { ...world, paySetting: { ...unlocked, wrong: 0 } } };
  const wrong = before + 1;
  const left = terms.payPasswordTries - wrong;
  const until = momentOf(now + terms.payPasswordLockHours * 3_600_000);
  const counted = { ...unlocked, wrong, ...(left <= 0 && { lockedUntil: until }) };
  const after = { ...world, paySetting: counted };
  return left > 0
    ? { refuse: 'wrong', world: after, left, until }
    : { refuse: 'locked', world: after, left: 0, until };
}

export function setPassword(
  world: World,
  password: string,
  now: Instant,
): { world: World } | { refuse: 'already-set' | 'weak' } {
  if (world.paySetting.password !== undefined) return { refuse: 'already-set' };
  return isWeak(password) ? { refuse: 'weak' } : { world: withPassword(world, password, now) };
}

export function changePassword(
  world: World,
  { oldPassword, password }: { oldPassword: string; password: string },
  now: Instant,
): PasswordCheck | { refuse: 'unset' | 'weak' } {
  if (world.paySetting.password === undefined) return { refuse: 'unset' };
  if (isWeak(password)) return { refuse: 'weak' };
  const checked = checkPassword(world, oldPassword, now);
  return 'refuse' in checked ? checked : { world: withPassword(checked.world, password, now) };
}

/** Returns whether the phone has verified a recent code for this purpose. */
const hasProof = (world: World, smsToken: string, now: Instant): boolean =>
  isSmsProof(world, { type: SmsType.PayPassword, phone: world.company.admin.phone, token: smsToken }, now);

export function beginPasswordAuth(
  world: World,
  smsToken: string,
  now: Instant,
): { world: World; flowNo: string } | { refuse: 'no-proof' | 'face-limit' } {
  if (!hasProof(world, smsToken, now)) return { refuse: 'no-proof' };
  return limitReached(world.auth, now) ? { refuse: 'face-limit' } : startAuth(world, PAY_PASSWORD_AUTH, now);
}

/** Resets the password. The code and the face check are used up, so that they reset it once. */
export function resetPassword(
  world: World,
  { smsToken, authFlowNo, password }: { smsToken: string; authFlowNo: string; password: string },
  now: Instant,
): { world: World } | { refuse: 'no-proof' | 'not-passed' | 'weak' } {
  if (!hasProof(world, smsToken, now)) return { refuse: 'no-proof' };
  const attempt = world.auth.attempts.find(
    ({ flowNo, bizType }) => flowNo === authFlowNo && bizType === PAY_PASSWORD_AUTH,
  );
  if (attempt === undefined || !isPassed(attempt.status)) return { refuse: 'not-passed' };
  if (isWeak(password)) return { refuse: 'weak' };
  const used = {
    ...spendSmsProof(world, smsToken),
    auth: {
      ...world.auth,
      attempts: world.auth.attempts.map((entry) =>
        entry === attempt ? { ...entry, bizType: `${PAY_PASSWORD_AUTH}_USED` } : entry,
      ),
    },
  };
  return { world: withPassword(used, password, now) };
}

export function saveSmallAmount(
  world: World,
  { smallAmount, password }: { smallAmount: Cents; password: string },
  now: Instant,
): PasswordCheck | { refuse: 'unset' } {
  if (world.paySetting.password === undefined) return { refuse: 'unset' };
  const checked = checkPassword(world, password, now);
  return 'refuse' in checked ? checked : { world: withSetting(checked.world, { smallAmount }) };
}
