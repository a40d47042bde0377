/** Tests the due calendar: its month against the bill list, its file and subscription with two parsers, and the forecast's data. */
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { provider, type Provider } from '../tools/provider.ts';

const cents = (yuan: number): number => Math.round(yuan * 100);
/** Returns the sum of amounts in yuan, in cents. */
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + cents(amount), 0);
/** Returns the amount of a text such as `应还 208,024.52元`, in cents. */
const centsIn = (text: string): number =>
  cents(Number(/([\d,]+\.\d\d)元/.exec(text)?.[1]?.replaceAll(',', '')));

const listed = async (session: Provider, tab: 'waitRepay' | 'overdue' | 'allBill') =>
  (await provisional.queryBillPage({ tab, pageNo: 1, pageSize: 500 }, session)).list;

interface ReadEvent {
  readonly uid: string;
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly sequence: number;
  readonly alarms: number;
}

function readByIcalJs(text: string): ReadEvent[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      alarms: part.getAllSubcomponents('valarm').length,
    };
  });
}

function readByNodeIcal(text: string): ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) =>
    part?.type === 'VEVENT'
      ? [
          {
            uid: part.uid,
            day: [part.start.getFullYear(), part.start.getMonth() + 1, part.start.getDate()]
              .map((number) => String(number).padStart(2, '0'))
              .join('-'),
            summary: String(part.summary),
            description: String(part.description),
            sequence: Number(part.sequence),
            alarms: part.alarms?.length ?? 0,
          },
        ]
      : [],
  );
}

const scenarios = [
  ['baseline', '12003'],
  ['overdue-bill', '12003'],
  ['nothing-due', '12003'],
  ['many-bills', '12003'],
  ['instalment-done', '12003'],
  ['child-account', '12003'],
  ['factoring', '12023'],
  ['wholesale', '12012'],
] as const;

test.each(scenarios)(
  'in scenario %s of product %s a month has the sums of the bill list, its days those of the calendar',
  { tags: ['far-calendar'] },
  async (scenario, product) => {
    const session = await provider(scenario, product);
    const bills = await listed(session, 'waitRepay');
    const { dues } = await provisional.queryDueCalendar({}, session);
    const months = new Set(['2026-11', ...bills.map(({ lastRepayDate }) => lastRepayDate.slice(0, 7))]);
    for (const month of months) {
      const found = await provisional.queryDueMonth({ month }, session);
      const own = bills.filter(({ lastRepayDate }) => lastRepayDate.startsWith(month));
      const isLate = ({ overdueDays }: { overdueDays: number }) => overdueDays > 0;
      expect(cents(found.overdue)).toBe(sumOf(own.filter(isLate).map(({ owed }) => owed)));
      expect(cents(found.due)).toBe(sumOf(own.filter((row) => !isLate(row)).map(({ owed }) => owed)));
      for (const name of ['due', 'overdue', 'paid', 'planned'] as const)
        expect(cents(found[name])).toBe(sumOf(found.days.map((day) => day[name])));
      for (const { date, due, overdue, planned, paid, bills: rows } of found.days) {
        expect(sumOf(rows.map(({ owed }) => owed))).toBe(sumOf([due, overdue, planned]));
        expect(sumOf(rows.map(({ repaid }) => repaid))).toBe(cents(paid));
        const calendar = dues.find(({ dueDate }) => dueDate === date);
        expect(sumOf([due, overdue])).toBe(cents(calendar?.amount ?? 0));
      }
    }
  },
);

test.each(scenarios)(
  'in scenario %s of product %s writes a file that two parsers read with the sums of the list',
  { tags: ['far-calendar-ics'] },
  async (scenario, product) => {
    const session = await provider(scenario, product);
    const { content, fileName } = await provisional.downloadDueCalendar({}, session);
    const { dues } = await provisional.queryDueCalendar({}, session);
    const bills = await listed(session, 'waitRepay');
    expect(fileName).toMatch(/还款日历\.ics$/);
    // iCalendar allows only CRLF, and at most 75 octets per line.
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...content.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    for (const read of [readByIcalJs, readByNodeIcal]) {
      const events = read(content);
      expect(events.map(({ day, summary }) => [day, centsIn(summary)])).toEqual(
        dues.map(({ dueDate, amount }) => [dueDate, cents(amount)]),
      );
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const { day, description, summary, alarms } of events) {
        const own = bills.filter(({ lastRepayDate }) => lastRepayDate === day);
        const [head = '', ...lines] = description.split('\n');
        expect(centsIn(head)).toBe(centsIn(summary));
        expect(lines.reduce((sum, line) => sum + centsIn(line), 0)).toBe(centsIn(summary));
        expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(
          own.map(({ billNo }) => billNo).sort(),
        );
        expect(alarms).toBe(1);
      }
    }
  },
);

test(
  'keeps the UID of a day and raises its SEQUENCE when it becomes overdue',
  { tags: ['far-calendar-ics'] },
  async () => {
    const session = await provider();
    const before = readByIcalJs((await provisional.downloadDueCalendar({}, session)).content)[0];
    await setClock({ at: '2026-11-20T10:00:00+08:00' }, session);
    const after = readByIcalJs((await provisional.downloadDueCalendar({}, session)).content)[0];
    expect(after).toMatchObject({ uid: before?.uid, day: before?.day });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.summary).toMatch(/^已逾期/);
  },
);

/**
 * Requests a subscribed calendar like a calendar program, without session and cookie. `baseUrl` appends the base of a service to the
 * origin of the simulator; the address needs the origin only.
 */
const subscribed = (session: Provider, address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, session.client.baseUrl({ base: '/' } as never)), { headers });

test(
  'serves a subscribed calendar with an ETag until it is renewed or revoked',
  { tags: ['far-calendar-subscription'] },
  async () => {
    const session = await provider();
    expect(await provisional.queryCalendarSubscription({}, session)).toEqual({ active: false });
    const { address } = await provisional.createCalendarSubscription({}, session);
    expect(await provisional.queryCalendarSubscription({}, session)).toMatchObject({ active: true });

    const first = await subscribed(session, address);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(await first.text()).toBe((await provisional.downloadDueCalendar({}, session)).content);
    const etag = first.headers.get('etag') ?? '';
    expect((await subscribed(session, address, { 'if-none-match': etag })).status).toBe(304);
    await setClock({ at: '2026-11-20T10:00:00+08:00' }, session);
    expect((await subscribed(session, address, { 'if-none-match': etag })).status).toBe(200);

    const { address: renewed } = await provisional.createCalendarSubscription({}, session);
    const replaced = await subscribed(session, address);
    expect((await subscribed(session, renewed)).status).toBe(200);
    await provisional.revokeCalendarSubscription({}, session);
    const revoked = await subscribed(session, renewed);
    const unknown = await subscribed(session, '/_sim/ext/calendar/abc.ics');
    const answers = await Promise.all(
      [replaced, revoked, unknown].map(async (answer) => [answer.status, await answer.text()]),
    );
    expect(answers).toEqual(answers.map(() => [404, '{"message":"日历不存在"}']));
    expect(await provisional.queryCalendarSubscription({}, session)).toEqual({ active: false });
  },
);

const logIn = (session: Provider, pin: string) =>
  session.fetch('/_sim/ext/login', { method: 'POST', body: `pin=${pin}` });

test(
  'serves a child only its own bills, without names, also while the parent is logged in',
  { tags: ['far-calendar-subscription'] },
  async () => {
    const session = await provider('child-account');
    const { address } = await provisional.createCalendarSubscription({}, session);
    const own = (await listed(session, 'waitRepay')).map(({ billNo }) => billNo);
    await logIn(session, 'hechuan_caigou');
    expect((await listed(session, 'waitRepay')).length).toBeGreaterThan(own.length);
    const text = await (await subscribed(session, address)).text();
    // The file names neither the login nor the company.
    expect(text).not.toMatch(/hechuan|禾川|91330108/);
    const events = readByIcalJs(text);
    const numbers = events.flatMap(({ description }) =>
      description
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]),
    );
    expect(numbers.sort()).toEqual(own.sort());
  },
);

test(
  'ends the address of a deleted account for good, even if its login is added again',
  { tags: ['far-calendar-subscription'] },
  async () => {
    const session = await provider();
    const loginId = 'hechuan_cg04';
    await logIn(session, loginId);
    const { address } = await provisional.createCalendarSubscription({}, session);
    expect((await subscribed(session, address)).status).toBe(200);
    await logIn(session, 'hechuan_caigou');
    await provisional.deleteAccount({ jdpin: loginId }, session);
    expect((await subscribed(session, address)).status).toBe(404);
    const account = { loginId, existing: true, nickname: '禾川采购苏州组', phone: '13606812257' };
    await provisional.addAccounts({ idempotencyKey: 'calendar0123456789ab', accounts: [account] }, session);
    expect((await subscribed(session, address)).status).toBe(404);
  },
);

test.each(['baseline', 'overdue-bill', 'repayment-processing', 'instalment-done'])(
  'in scenario %s returns the data of a forecast: all dues, unbilled purchases, usable money',
  { tags: ['far-forecast'] },
  async (scenario) => {
    const session = await provider(scenario);
    const { dues, accounts } = await provisional.queryPayOutlook({}, session);
    const { accounts: funds } = await provisional.queryFundAccounts({}, session);
    const { list, upcoming } = await provisional.queryBillPage(
      { tab: 'waitRepay', pageNo: 1, pageSize: 500 },
      session,
    );
    const dueOpen = list.filter(({ canRepay }) => canRepay).map(({ owed }) => owed);
    expect(sumOf(dues.map(({ billed }) => billed))).toBe(sumOf(dueOpen));
    expect(sumOf(dues.map(({ unbilled }) => unbilled))).toBe(sumOf(upcoming.map(({ amount }) => amount)));
    for (const { accountNo, available } of accounts)
      expect(funds.find((fund) => fund.accountNo === accountNo)).toMatchObject({
        available,
        repayMode: 'ONLINE',
      });
  },
);
