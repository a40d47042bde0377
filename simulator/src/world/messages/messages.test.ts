import { expect, test } from 'vitest';
import { makeWorld } from '../baseline.ts';
import { advanceTo } from '../events.ts';
import { instantOf } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { isRead, messagesOf, readMessages } from './messages.ts';
import { saveSetting, settingOf } from './setting.ts';

const now = instantOf('2026-11-12', '10:00:00');
const world = makeWorld({}, { seed: 'x', now });
const unread = (of: World, at: number) =>
  messagesOf(of, '12003', at)
    .filter((message) => !isRead(of, message))
    .map(({ event }) => event);

test('one happening has one id, and the newest comes first', () => {
  const messages = messagesOf(world, '12003', now);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  const times = messages.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test('nothing is told before it happens, nor longer than it is kept', () => {
  const messages = messagesOf(world, '12003', now);
  expect(messages.every(({ at }) => at <= '2026-11-12 10:00:00' && at >= '2026-05-16')).toBe(true);
});

test.each([
  ['2026-11-12', '08:59:59', ['CONTRACT_TO_SIGN']],
  ['2026-11-12', '09:00:00', ['DUE_SOON', 'COUPON_EXPIRING', 'CONTRACT_TO_SIGN']],
])('on %s at %s: %j', (day, time, events) => {
  expect(unread(world, instantOf(day, time)).sort()).toEqual(events.sort());
});

test('time tells of what was not repaid, and of nothing that was', () => {
  const later = instantOf('2026-11-16', '10:00:00');
  const overdue = messagesOf(advanceTo(world, later), '12003', later).filter(
    ({ event }) => event === 'OVERDUE',
  );
  expect(overdue.map(({ referenceNo }) => referenceNo)).toEqual(['ZD202611020032']);
  const repaid = makeWorld({ bills: { allRepaid: true } }, { seed: 'x', now });
  expect(unread(advanceTo(repaid, later), later)).not.toContain('OVERDUE');
});

test('read one by one, then all', () => {
  const [first] = messagesOf(world, '12003', now);
  const one = readMessages(world, [first?.id ?? ''], now);
  expect(unread(one, now)).toHaveLength(2);
  expect(unread(readMessages(one, undefined, now), now)).toEqual([]);
});

test('another login has read nothing of it', () => {
  const read = readMessages(world, undefined, now);
  const child = { ...read, viewer: { ...read.viewer, pin: 'hechuan_cg02' } };
  expect(unread(child, now).length).toBeGreaterThan(0);
});

test('e-mail wants an address', () => {
  expect(saveSetting(world, { sms: [], email: ['BILL'] })).toEqual({ refuse: 'email-missing' });
  const saved = saveSetting(world, { sms: [], email: ['BILL'], emailAddress: 'caiwu@hechuan.cn' });
  if ('refuse' in saved) throw new Error(saved.refuse);
  expect(settingOf(saved.world).email).toEqual(['BILL']);
  expect(settingOf(world).sms).toEqual(['REPAY']);
});
