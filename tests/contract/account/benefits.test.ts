/** Tests tasks, activities, messages and invoices over HTTP: the reads show each write. */
import { expect, test } from 'vitest';
import { activity, gateway, provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { provider } from '../tools/provider.ts';

const page = { pageNo: 1, pageSize: 30 } as const;

test(
  'joins a task once, and lists it with the progress of its orders',
  { tags: ['activity-join'] },
  async () => {
    const session = await provider();
    const running = () =>
      gateway.queryUserActivityTaskPage({ taskStatus: 'PROCESSING', pageNum: 1, pageSize: 10 }, session);
    expect((await running()).total).toBe(4);
    const joined = await provisional.joinTask({ taskNo: 'RW2026110005' }, session);
    expect(joined).toMatchObject({ joined: true, joinId: 'CY2026110005', currentValue: 22_764.2 });
    expect(await provisional.joinTask({ taskNo: 'RW2026110005' }, session)).toEqual(joined);
    expect((await running()).total).toBe(5);
    const { counted, earlierValue, task } = await provisional.queryTaskDetail(
      { joinId: 'CY2026110005' },
      session,
    );
    const cents = counted.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    expect(cents + earlierValue * 100).toBe(Math.round(task.currentValue * 100));
  },
);

test('lists the activities of a group with their stock', async () => {
  const session = await provider();
  const { activityVoModelList } = await activity.queryActivityByGroupCode(
    { groupCode: 'QYJC-ACTIVITY-CENTER', sceneCode: 'QYJC-PC' },
    session,
  );
  expect(activityVoModelList.map(({ activityName, stock }) => [activityName, stock])).toEqual([
    ['采购满减券', 200],
    ['办公用品券', 200],
  ]);
});

test(
  'lists each event once: as unread until it is read, and new ones after days have passed',
  { tags: ['msg-events'] },
  async () => {
    const session = await provider();
    const events = async () =>
      (await provisional.queryMessagePage({ ...page, unread: true }, session)).list.map(({ event }) => event);
    expect((await events()).sort()).toEqual([
      'CONTRACT_TO_SIGN',
      'COUPON_EXPIRING',
      'DUE_SOON',
      'TRANSFER_ARRIVED',
    ]);
    expect(await provisional.readMessages({}, session)).toEqual({ unreadCount: 0 });
    expect(await events()).toEqual([]);
    await setClock({ at: '2026-11-16T10:00:00+08:00' }, session);
    const later = await events();
    expect(later).toContain('OVERDUE');
    expect(later).toContain('BILLED');
    const { list } = await provisional.queryMessagePage(page, session);
    expect(new Set(list.map(({ messageId }) => messageId)).size).toBe(list.length);
  },
);

test(
  'returns the state of each invoice in order; accepted ones raise the limit once after review',
  { tags: ['invoice-checked'] },
  async () => {
    const session = await provider();
    const first = '26332000000118204417';
    const expected: readonly [invoice: { invoiceNo: string; amount?: number }, state: string][] = [
      [{ invoiceNo: first }, 'ACCEPTED'],
      [{ invoiceNo: '26332000000103377514' }, 'DUPLICATE'],
      [{ invoiceNo: '25332000000077120945' }, 'OUT_OF_TIME'],
      [{ invoiceNo: '26332000000119306628' }, 'OTHER_BUYER'],
      // The same invoice again in one check.
      [{ invoiceNo: first }, 'DUPLICATE'],
      [{ invoiceNo: '26332000000199999999' }, 'NOT_FOUND'],
      [{ invoiceNo: '26332000000120995630', amount: 1 }, 'MISMATCH'],
    ];
    const checks = await provisional.checkInvoices(
      { invoices: expected.map(([invoice]) => invoice) },
      session,
    );
    expect(checks.invoices.map(({ state }) => state)).toEqual(expected.map(([, state]) => state));
    expect(checks).toMatchObject({ acceptedCount: 1, expectedIncrease: 57_280, limitAfter: 1_257_280 });
    const application = { idempotencyKey: 'a1b2c3d4e5f60718293a', invoiceNos: [first] };
    const made = await provisional.applyInvoiceIncrease(application, session);
    expect(await provisional.applyInvoiceIncrease(application, session)).toEqual(made);
    await setClock({ advance: { days: 3 } }, session);
    expect(await provisional.queryInvoiceQuota({}, session)).toMatchObject({
      limit: 1_257_280,
      applications: [{ method: 'INVOICE', status: 'APPROVED', limitAfter: 1_257_280 }],
    });
  },
);
