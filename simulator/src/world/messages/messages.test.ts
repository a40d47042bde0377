import { describe, expect, test } from 'vitest';
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

test('lists each event once, newest first', () => {
  const messages = messagesOf(world, '12003', now);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  const times = messages.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test('lists messages of the last 180 days only', () => {
  const messages = messagesOf(world, '12003', now);
  expect(messages.every(({ at }) => at <= '2026-11-12 10:00:00' && at >= '2026-05-16')).toBe(true);
});

test.each([
  ['2026-11-12', '08:59:59', ['CONTRACT_TO_SIGN']],
  ['2026-11-12', '09:00:00', ['DUE_SOON', 'COUPON_EXPIRING', 'CONTRACT_TO_SIGN', 'TRANSFER_ARRIVED']],
])('has, on %s at %s, the unread messages %j', (day, time, events) => {
  expect(unread(world, instantOf(day, time)).sort()).toEqual(events.sort());
});

test('reminds only of unpaid amounts', () => {
  const later = instantOf('2026-11-16', '10:00:00');
  const overdue = messagesOf(advanceTo(world, later), '12003', later).filter(
    ({ event }) => event === 'OVERDUE',
  );
  expect(overdue.map(({ referenceNo }) => referenceNo)).toEqual(['ZD202611020032']);
  const repaid = makeWorld({ bills: { allRepaid: true } }, { seed: 'x', now });
  expect(unread(advanceTo(repaid, later), later)).not.toContain('OVERDUE');
});

test('states the amount at issue of a bill, also after its split', () => {
  const split = makeWorld({ instalment: { underWay: true, secondsAgo: 60 } }, { seed: 'x', now });
  const id = split.bills.find((bill) => bill.split?.appliedAt.startsWith('2026-11-12'))?.id;
  const amountIn = (of: World) => {
    const issued = messagesOf(of, '12003', now).find(
      (each) => each.event === 'BILLED' && each.referenceNo === id,
    );
    return issued?.text.split('，')[1];
  };
  expect(amountIn(world)).toMatch(/元$/);
  expect(amountIn(split)).toBe(amountIn(world));
});

test('marks messages as read one by one, then all', () => {
  const [first] = messagesOf(world, '12003', now);
  const one = readMessages(world, [first?.id ?? ''], now);
  expect(unread(one, now)).toHaveLength(3);
  expect(unread(readMessages(one, undefined, now), now)).toEqual([]);
});

test('keeps read marks separate per login', () => {
  const read = readMessages(world, undefined, now);
  const child = { ...read, viewer: { ...read.viewer, pin: 'hechuan_cg02' } };
  expect(unread(child, now).length).toBeGreaterThan(0);
});

test('needs an address for e-mail, and reminds of repayment by SMS by default', () => {
  expect(saveSetting(world, { sms: [], email: ['BILL'] })).toEqual({ refuse: 'email-missing' });
  const saved = saveSetting(world, { sms: [], email: ['BILL'], emailAddress: 'caiwu@hechuan.cn' });
  if ('refuse' in saved) throw new Error(saved.refuse);
  expect(settingOf(saved.world).email).toEqual(['BILL']);
  expect(settingOf(world).sms).toEqual(['REPAY']);
});

describe('incoming transfers and their claims', { tags: ['msg-events'] }, () => {
  const funds = (of: World, at = now) => messagesOf(of, '12003', at).filter(({ kind }) => kind === 'FUNDS');
  const arrived = (of: World) => funds(of).filter(({ event }) => event === 'TRANSFER_ARRIVED');

  test('counts the transfers until nine o’clock in one message, without amounts or days', () => {
    expect(arrived(world).map(({ at, text }) => [at, text])).toEqual([
      ['2026-11-12 09:00:00', '溢缴款账户收到2笔来款，核对后认领。'],
      ['2026-11-11 09:00:00', '溢缴款账户收到1笔来款，核对后认领。'],
    ]);
  });

  test('leaves out a transfer during its claim, reports the end, and counts it again after a failure', () => {
    const claimed = makeWorld({ funds: { claim: 'under-way' } }, { seed: 'x', now });
    expect(arrived(claimed).map(({ text }) => text)).toEqual([
      '溢缴款账户收到1笔来款，核对后认领。',
      '溢缴款账户收到1笔来款，核对后认领。',
    ]);
    const later = instantOf('2026-11-12', '10:30:00');
    expect(funds(advanceTo(claimed, later), later)[0]).toMatchObject({
      event: 'CLAIM_ENDED',
      title: '认领成功',
      text: expect.stringContaining('56,000.00元已存入溢缴款账户') as string,
      accountType: 'vas',
    });
    const failed = advanceTo(makeWorld({ funds: { claim: 'failed' } }, { seed: 'x', now }), later);
    expect(funds(failed, later)[0]).toMatchObject({
      title: '认领失败',
      text: expect.stringContaining('到账金额与来款不符') as string,
    });
    expect(arrived(failed)[0]?.text).toContain('2笔');
  });

  test('names the factoring account of a factoring product', () => {
    const factoring = makeWorld({ viewer: { product: '12023' } }, { seed: 'x', now });
    const [arrival] = messagesOf(factoring, '12023', now).filter(({ event }) => event === 'TRANSFER_ARRIVED');
    expect(arrival).toMatchObject({ accountType: 'factoring' });
  });

  test('shows a child account no transfers', () => {
    const child = makeWorld({ viewer: { account: 'child' } }, { seed: 'x', now });
    expect(funds(child)).toEqual([]);
  });
});

describe('results of applications and withdrawals', { tags: ['msg-events'] }, () => {
  const messagesAbout = (of: World, event: string, at = now, product: '12003' | '12023' = '12003') =>
    messagesOf(of, product, at)
      .filter((message) => message.event === event)
      .map(({ title, text, at: moment }) => ({ title, text, moment }));
  const later = instantOf('2026-11-14', '10:00:00');

  test('shows a change of company data after its review only, with the reason of a refusal', () => {
    const reviewed = makeWorld({ companyChange: { submittedHoursAgo: 2 } }, { seed: 'x', now });
    expect(messagesAbout(reviewed, 'COMPANY_CHANGE_ENDED')).toEqual([]);
    const [change] = reviewed.companyChanges;
    const ended = advanceTo(reviewed, later);
    expect(messagesAbout(ended, 'COMPANY_CHANGE_ENDED', later)).toEqual([
      {
        title: '企业信息变更审核已通过',
        text: expect.stringMatching(/^.+已更新。$/) as string,
        moment: change?.finishedAt,
      },
    ]);
    const refused = makeWorld(
      { companyChange: { submittedHoursAgo: 48, outcome: 'failed' } },
      { seed: 'x', now },
    );
    expect(messagesAbout(refused, 'COMPANY_CHANGE_ENDED')).toMatchObject([
      { title: '企业信息变更审核未通过', text: expect.stringContaining('与工商登记信息不一致') as string },
    ]);
  });

  test.each([
    ['passed', '企业金采开通审核已通过', '总额度500,000.00元已生效。'],
    ['contract', '企业金采开通审核已通过，待签署合同', '签署合同后，总额度500,000.00元即时生效。'],
    ['more', '企业金采开通审核待补充资料', expect.stringMatching(/，请于\d{4}-\d{2}-\d{2}前补充。$/)],
    ['refused', '企业金采开通审核未通过', expect.stringMatching(/；.+。可于\d{4}-\d{2}-\d{2}起再次申请。$/)],
  ] as const)(
    'shows the audit of an opening after its end, and to the parent only: %s',
    (audit, title, text) => {
      const submitted = makeWorld(
        { opening: { opened: false, application: 'submitted', audit } },
        { seed: 'x', now },
      );
      expect(messagesAbout(submitted, 'OPENING_ENDED')).toEqual([]);
      const ended = advanceTo(submitted, later);
      const moment = ended.opening.applications[0]?.audit?.finishedAt;
      expect(messagesAbout(ended, 'OPENING_ENDED', later)).toEqual([{ title, text, moment }]);
      const child = { ...ended, viewer: { ...ended.viewer, account: '1902' as const } };
      expect(messagesAbout(child, 'OPENING_ENDED', later)).toEqual([]);
    },
  );

  test('shows a change of agent only for products with agents', () => {
    const changed = makeWorld(
      { viewer: { product: '12023' }, agentChange: { submittedHoursAgo: 48 } },
      { seed: 'x', now },
    );
    expect(messagesAbout(changed, 'AGENT_CHANGE_ENDED', now, '12023')).toMatchObject([
      { title: '经办人变更审核已通过', text: `经办人现为${changed.agent.name}。` },
    ]);
    expect(messagesAbout(changed, 'AGENT_CHANGE_ENDED', now, '12003')).toEqual([]);
  });

  test('says where the money of a withdrawal is', () => {
    const paying = makeWorld({ funds: { withdrawal: 'under-way', guidanceRead: true } }, { seed: 'x', now });
    const [past] = messagesAbout(paying, 'WITHDRAWAL_ENDED');
    expect(past?.moment).toBe('2026-11-08 17:20:00');
    expect(messagesAbout(advanceTo(paying, later), 'WITHDRAWAL_ENDED', later)).toMatchObject([
      { title: '转出成功', text: expect.stringMatching(/^20,000\.00元已转入.+，转出编号ZC/) as string },
      past,
    ]);
    const failed = makeWorld({ funds: { withdrawal: 'failed', guidanceRead: true } }, { seed: 'x', now });
    expect(messagesAbout(failed, 'WITHDRAWAL_ENDED')[0]).toMatchObject({
      title: '转出失败',
      text: expect.stringContaining('已退回溢缴款账户：收款银行退回') as string,
    });
  });

  test('shows a child account no messages about applications and funds', () => {
    const child = makeWorld(
      {
        viewer: { account: 'child' },
        companyChange: { submittedHoursAgo: 48 },
        funds: { withdrawal: 'failed', guidanceRead: true },
      },
      { seed: 'x', now },
    );
    expect(
      messagesOf(child, '12003', now).filter(({ kind }) => kind === 'AUDIT' || kind === 'FUNDS'),
    ).toEqual([]);
  });
});
