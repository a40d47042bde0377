/**
 * SMS codes of one purpose: the next one to a phone after 60 seconds, and at most ten a day to all phones. A code is valid
 * for five minutes (spec 2 §9). All simulated messages carry the same code.
 */
import type { SmsType } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { dayOf, instantOfMoment, momentOf, type Instant, type Moment } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { SmsCode } from './schema.ts';

const secondsSince = (moment: Moment, now: Instant): number => (now - instantOfMoment(moment)) / 1000;

export function sendSms(
  world: World,
  { type, phone }: Pick<SmsCode, 'type' | 'phone'>,
  now: Instant,
): { world: World } | { refuse: 'too-often' } {
  const today = world.sms.filter((sent) => sent.type === type && sent.sentAt.startsWith(dayOf(now)));
  // The wait counts per phone, since several contacts of one application are verified one after the other.
  const last = today.findLast((sent) => sent.phone === phone);
  if (today.length >= terms.smsPerDay || (last && secondsSince(last.sentAt, now) < terms.smsWaitSeconds))
    return { refuse: 'too-often' };
  const sent: SmsCode = { type, phone, sentAt: momentOf(now), wrong: 0, verified: false };
  return { world: { ...world, sms: [...world.sms, sent] } };
}

/**
 * Verifies a code. Only the last code of a kind (to this phone, if given) counts, and only once. Wrong codes are
 * counted.
 */
export function verifySms(
  world: World,
  { type, code, phone }: { type: SmsType; code: string; phone?: string },
  now: Instant,
): { world: World; token: string } | { refuse: 'expired' | 'attempts-exceeded' | 'wrong'; world: World } {
  const last = world.sms.findLast(
    (sent) => sent.type === type && (phone === undefined || sent.phone === phone),
  );
  if (!last || last.verified || secondsSince(last.sentAt, now) >= terms.smsExpireSeconds)
    return { refuse: 'expired', world };
  if (last.wrong >= terms.smsAttempts) return { refuse: 'attempts-exceeded', world };
  const changed = (change: Partial<SmsCode>): World => ({
    ...world,
    sms: world.sms.map((sent) => (sent === last ? { ...sent, ...change } : sent)),
  });
  if (code !== terms.smsCode) return { refuse: 'wrong', world: changed({ wrong: last.wrong + 1 }) };
  const token = `DX${type}${last.sentAt.replaceAll(/\D/g, '')}${world.sms.indexOf(last)}`;
  return { token, world: changed({ verified: true, token }) };
}

/** Removes the token of a verified code after its use. */
export const spendSmsProof = (world: World, token: string): World => ({
  ...world,
  sms: world.sms.map((sent) => {
    const { token: own, ...rest } = sent;
    return own === token ? rest : sent;
  }),
});

/** Returns whether a token proves that this phone was verified, and is still valid. */
export const isSmsProof = (
  world: World,
  { type, phone, token }: { type: SmsType; phone: string; token: string },
  now: Instant,
): boolean =>
  world.sms.some(
    (sent) =>
      sent.type === type &&
      sent.phone === phone &&
      sent.token === token &&
      secondsSince(sent.sentAt, now) < terms.smsExpireSeconds + terms.smsTokenSeconds,
  );
