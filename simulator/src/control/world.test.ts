import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ProductCode, RepaySource } from '#generated/shared/enums.ts';
import { loadLibrary } from '../scenarios/library.ts';
import { memoryLog } from '../sessions/log.ts';
import { SessionManager } from '../sessions/manager.ts';
import { memoryStore } from '../sessions/memoryStore.ts';
import { withWorld } from '../sessions/session.ts';
import { amountDue } from '../world/ledger/ledger.ts';
import { submitRepay } from '../world/repayment/repay.ts';
import { dayOf } from '../world/values/calendar.ts';
import { setClock } from './clock.ts';
import { newRunning } from './running.ts';
import { patchWorld } from './world.ts';

const product = ProductCode.EnterprisePurchasing;
const sessionId = 'late';
const scenarios = fileURLToPath(new URL('../../../scenarios', import.meta.url));

test('patches a world in which a penalty was repaid after the start', async () => {
  const library = await loadLibrary(scenarios, () => []);
  const sessions = new SessionManager(memoryStore({ idleMs: Infinity, count: 1, bytes: Infinity }), library);
  const log = memoryLog({ entries: 0, bytes: 0, totalBytes: 0 });
  const context = { sessions, library, log, running: newRunning(), sessionId, origin: '', base: '' };
  await sessions.start(sessionId, 'overdue-bill');
  await setClock({ advance: { days: 10 } }, context);
  await sessions.change(sessionId, (session) => {
    const { world, worldAt } = session;
    const payer = { product, scope: { product }, pin: world.viewer.pin };
    const wish = { amount: amountDue(world, dayOf(worldAt), { product }), source: RepaySource.BankTransfer };
    const outcome = submitRepay(world, wish, payer, worldAt);
    if ('refuse' in outcome) throw new Error(outcome.refuse);
    return [withWorld(session, outcome.world), undefined];
  });
  await setClock({ advance: 'PT2H' }, context);
  const { company } = await patchWorld({ company: { name: '甲公司' } }, context);
  expect(company).toMatchObject({ name: '甲公司' });
});
