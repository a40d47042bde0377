/** What each list and each thing is asked for before anything is written: pages, parts, what comes next, and by others. */
import { itemsOf } from '../../checks/items.ts';
import { thingOf } from '../../checks/thing.ts';
import type { Operation } from '../../contract/types.ts';
import { narrowed } from '../../requests/narrowed.ts';
import { firstPages, partOf, smallPages } from '../../requests/paging.ts';
import { asksForNothing } from '../../requests/spanFilters.ts';
import { ask, say, TRIED, type Round } from './round.ts';

/** How far what comes next is followed. */
const PAGES = 4;

/** The first two pages: what stands on one does not stand on the other. */
export async function readPages(round: Round, operation: Operation): Promise<void> {
  const base = round.requests.filled(operation);
  for (const payload of smallPages(operation, base)) await ask(round, operation, payload);
}

/** Halves of the list, each order, each filter: what is listed is there too. */
export async function readParts(round: Round, operation: Operation): Promise<void> {
  const whole = round.requests.widest(operation);
  const list = await ask(round, operation, whole);
  const items = list && itemsOf(operation, list.exchange.verdict);
  if (!items || items.length === 0) return;
  round.requests.pool.learn(items);
  const half = Math.ceil(items.length / 2);
  const parts = [...firstPages(operation, whole, half), ...narrowed(operation, whole, round.requests.pool)];
  for (const payload of parts)
    if (round.requests.isSound(operation, payload)) await ask(round, operation, payload, 'parent', TRIED);
  await ask(round, operation, whole);
}

/** Another account asks for what the first was shown. */
export async function readAsOther(round: Round, operation: Operation): Promise<void> {
  const isOne = operation.roles?.some(({ does }) => does === 'one') === true;
  const payload = isOne ? round.requests.filled(operation) : round.requests.widest(operation);
  for (const login of ['parent', 'other'] as const) await ask(round, operation, payload, login);
}

/** What comes next, as each answer says it; that there is no more is said of the last one alone. */
export async function readOn(round: Round, operation: Operation): Promise<void> {
  const { ask: begin, size, next = '', more = '' } = operation.cursor ?? {};
  if (begin === undefined) return;
  const whole = await ask(round, operation, round.requests.widest(operation));
  const items = whole && itemsOf(operation, whole.exchange.verdict);
  if (!items || items.length < 2) return;
  const base = { ...round.requests.widest(operation), ...(size !== undefined && { [size]: 1 }) };
  let from: unknown;
  for (let count = 0; count < Math.min(items.length, PAGES); count += 1) {
    const sent = await ask(round, operation, { ...base, ...(from !== undefined && { [begin]: from }) });
    if (!sent?.exchange.verdict.success) return;
    const data = thingOf(operation, sent.exchange.verdict.data);
    from = partOf(data, next);
    const isLast = itemsOf(operation, sent.exchange.verdict)?.length !== 1 || count === items.length - 1;
    if (!isLast && partOf(data, more) === false)
      say(
        round,
        sent,
        [whole, sent],
        'pages/more',
        `there is said to be no more after ${count + 1} of ${items.length}`,
      );
    if (typeof from !== 'string' || from === '') return;
  }
}

/** Days on which nothing is: a backend may refuse to look so far. */
export async function readNothing(round: Round, operation: Operation): Promise<void> {
  for (const payload of asksForNothing(operation, round.requests.widest(operation)))
    if (round.requests.isSound(operation, payload))
      await ask(round, operation, payload, 'parent', { kind: 'conversation' });
}
