/** Tests the operation log of a company. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';
import { ask, codeOf, decide, decider, limit, logIn, parent, productCode } from './approving.ts';

test('logs every write, refused ones too, for the parent only, and filters the log', async () => {
  const session = await provider('approvals');
  await session.call('provisional', 'setAccountLimit', { ...limit, limit: 45_000 });
  await session.call('provisional', 'setAccountLimit', { ...limit, limit: 1 });
  const { approvalNo } = await ask(session, { limit });
  await logIn(session, decider);
  await decide(session, approvalNo, false);
  expect(await codeOf(session, 'queryOperationLog', { pageNo: 1, pageSize: 10 })).toBe('E9000002');
  await logIn(session, parent);
  const log = (filter: object = {}) =>
    provisional.queryOperationLog({ productCode, ...filter, pageNo: 1, pageSize: 10 }, session);
  const { list, actors } = await log();
  expect(
    list.map(({ actor, operation, subject, result }) => [actor.jdpin, operation, subject, result]),
  ).toEqual([
    [decider, '审批', approvalNo, 'DONE'],
    [parent, '提交审批申请', 'hechuan_cg03', 'DONE'],
    [parent, '设置采购账号的上限额度', 'hechuan_cg03', 'REFUSED'],
    [parent, '设置采购账号的上限额度', 'hechuan_cg03', 'DONE'],
  ]);
  expect(list[2]?.resultText).toContain('上限额度须在');
  expect(actors.map(({ jdpin }) => jdpin).sort()).toEqual([parent, decider].sort());
  expect((await log({ jdpin: decider })).total).toBe(1);
  expect((await log({ kind: 'ACCOUNT', result: 'DONE' })).total).toBe(1);
  expect((await log({ keyword: 'CG03' })).total).toBe(3);
  expect((await log({ dateTo: '2026-11-11' })).total).toBe(0);
});
