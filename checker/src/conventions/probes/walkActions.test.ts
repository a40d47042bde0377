import { expect, test } from 'vitest';
import {
  answer,
  changes,
  creates,
  exampleBody,
  lists,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { walkActions } from './walkActions.ts';

/** How a backend answers a payment under a used key. */
type Answer = 'first' | 'another' | 'refused';

/**
 * Returns the findings over a backend whose bills of 12 take payments of 5 once they are open.
 *
 * @param takesAll the backend also takes more than is left of the bill
 */
async function foundFor(answersKey: Answer, takesAll = false): Promise<string[]> {
  const bill = object({
    id: number,
    total: number,
    paid: number,
    status: { ...text, enum: ['draft', 'open', 'paid'] },
  });
  const payment = object({ id: number, amount: number });
  const pay = creates('pay', payment, exampleBody(object({ amount: number }), { amount: 5 }));
  const contract = smallContract('bills.json', {
    paths: {
      '/bills': { post: creates('make', bill, exampleBody(object({ name: text }), { name: 'Rent' })) },
      '/bills/{id}': { get: reads('read', bill) },
      '/bills/{id}/send': {
        post: {
          ...changes('send', bill),
          description: 'Only while the bill is `draft`, otherwise 409.',
        },
      },
      '/bills/{billId}/payments': {
        get: lists('listPayments', payment),
        post: {
          ...pay,
          description:
            'Only while the bill is `open`, otherwise 409. More than `total` less `paid` is refused with 422.',
          parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { ...text, minLength: 8 } }],
          responses: { ...pay.responses, 200: answer('paid before', payment), 422: answer('too much') },
        },
      },
    },
  });
  const states: string[] = [];
  const keys = new Set<unknown>();
  const paid: number[] = [];
  let payments = 0;
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'make') states.push('draft');
    if (operation === 'listPayments') return [200, []];
    const id = operation === 'make' ? states.length : Number(payload['id'] ?? payload['billId']);
    const state = states[id - 1];
    if (operation === 'send' && state !== 'draft') return [409, {}];
    if (operation === 'send') states[id - 1] = 'open';
    const gone = paid[id - 1] ?? 0;
    if (operation !== 'pay')
      return [operation === 'make' ? 201 : 200, { id, total: 12, paid: gone, status: states[id - 1] }];
    const key = payload['Idempotency-Key'];
    const isUsed = key !== undefined && keys.has(key);
    if (isUsed && answersKey === 'first') return [200, { id: payments, amount: 5 }];
    if (!isUsed && state !== 'open') return [409, {}];
    if (isUsed && answersKey === 'refused') return [409, {}];
    const amount = Number(payload['amount']);
    if (gone + amount > 12 && !takesAll) return [422, {}];
    keys.add(key);
    paid[id - 1] = gone + amount;
    return [201, { id: (payments += 1), amount }];
  });
  await walkActions(probe);
  return messages();
}

test.each<[Answer, RegExp[]]>([
  ['first', []],
  ['refused', []],
  ['another', [/the same request with the same Idempotency-Key made id 1 and then 2/]],
])('judges a used key of an action that only a state allows, answered with %s', async (how, expected) => {
  expect(await foundFor(how)).toEqual(expected.map((each) => expect.stringMatching(each)));
});

test('reports a payment of more than is left of the bill', async () => {
  expect(await foundFor('first', true)).toEqual([
    expect.stringMatching(/^amount 8 is accepted with total 12 and paid 5; the contract says/),
  ]);
});

test('creates at most 30 resources of a kind', async () => {
  const order = object({ id: number, status: { ...text, enum: ['new', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] } });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const action = (name: string) => ({
    post: { ...changes(`to-${name}`, order), description: 'Only while the order is `new`, otherwise 409.' },
  });
  const contract = smallContract('orders.json', {
    paths: {
      '/orders': { post: creates('make', order, exampleBody(object({ name: text }), { name: 'Tea' })) },
      '/orders/{id}': { get: reads('read', order) },
      ...Object.fromEntries(names.map((name) => [`/orders/{id}/${name}`, action(name)])),
    },
  });
  const states: string[] = [];
  // Each action leads from any state to its own, so that each needs a new resource.
  const { probe } = smallProbe(contract, (operation, payload) => {
    if (operation === 'make') states.push('new');
    const id = operation === 'make' ? states.length : Number(payload['id']);
    if (operation.startsWith('to-')) states[id - 1] = operation.slice('to-'.length);
    return [operation === 'make' ? 201 : 200, { id, status: states[id - 1] }];
  });
  await walkActions(probe);
  expect(states).toHaveLength(30);
});

test.each<[string, (paid: number) => boolean, string[]]>([
  ['only what the job costs', (paid) => paid === 12, []],
  [
    'more',
    (paid) => paid >= 12,
    ["paid 13 is accepted with total 12; the contract says 'Must be exactly the `total` of the job'"],
  ],
  [
    'less',
    (paid) => paid <= 12,
    ["paid 11 is accepted with total 12; the contract says 'Must be exactly the `total` of the job'"],
  ],
])('pays for a job, and judges a backend that takes %s', async (_, takes, expected) => {
  const job = object({ id: number, total: number, status: { ...text, enum: ['ready', 'paid'] } });
  const paid = { ...number, description: 'Must be exactly the `total` of the job.' };
  const contract = smallContract('jobs.json', {
    paths: {
      '/jobs': { post: creates('make', job, exampleBody(object({ bike: text }), { bike: 'Red' })) },
      '/jobs/{id}': { get: reads('read', job) },
      '/jobs/{id}/pay': {
        post: {
          ...changes('pay', job, exampleBody(object({ paid }), { paid: 50 })),
          description: 'Only while the job is `ready`, otherwise 409.',
        },
      },
    },
  });
  const states: string[] = [];
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'make') states.push('ready');
    const id = operation === 'make' ? states.length : Number(payload['id']);
    const mayPay = states[id - 1] === 'ready' && takes(Number(payload['paid']));
    if (operation === 'pay' && !mayPay) return [409, {}];
    if (operation === 'pay') states[id - 1] = 'paid';
    return [operation === 'make' ? 201 : 200, { id, total: 12, status: states[id - 1] }];
  });
  await walkActions(probe);
  expect(messages()).toEqual(expected);
  expect(states).toContain('paid');
});

test('delivers a part of an order, and all lines of another', async () => {
  const lines = { type: 'array', items: object({ wine: number, cases: number }) };
  const order = object({ id: number, lines, status: { ...text, enum: ['open', 'partly', 'done'] } });
  const delivery = exampleBody(object({ lines }), { lines: [{ wine: 1, cases: 1 }] });
  const contract = smallContract('orders.json', {
    paths: {
      '/orders': { post: creates('make', order, exampleBody(object({ name: text }), { name: 'Tea' })) },
      '/orders/{id}': { get: reads('read', order) },
      '/orders/{id}/deliver': {
        post: {
          ...changes('deliver', order, delivery),
          description: 'Only while it is `open`, otherwise 409.',
        },
      },
    },
  });
  const states: string[] = [];
  const { probe } = smallProbe(contract, (operation, payload) => {
    if (operation === 'make') states.push('open');
    const id = operation === 'make' ? states.length : Number(payload['id']);
    if (operation === 'deliver' && states[id - 1] !== 'open') return [409, {}];
    const isWhole = JSON.stringify(payload['lines']) === '[{"wine":7,"cases":6}]';
    if (operation === 'deliver') states[id - 1] = isWhole ? 'done' : 'partly';
    return [operation === 'make' ? 201 : 200, { id, lines: [{ wine: 7, cases: 6 }], status: states[id - 1] }];
  });
  await walkActions(probe);
  expect(new Set(states)).toEqual(new Set(['partly', 'done']));
});

test('lends each tool once, and returns it on a day of its booking', async () => {
  const day = { ...text, format: 'date' };
  const state = { ...text, enum: ['booked', 'out', 'back'] };
  const booking = object({ id: number, tool_id: number, from: day, to: day, status: state });
  const tool = object({ id: number, name: text });
  const action = (name: string, allowed: string, ...asked: object[]) => ({
    post: {
      ...changes(name, booking, ...asked),
      description: `Only while the booking is \`${allowed}\`, otherwise 409.`,
    },
  });
  const contract = smallContract('bookings.json', {
    paths: {
      '/tools': { post: creates('makeTool', tool, exampleBody(object({ name: text }), { name: 'Drill' })) },
      '/tools/{tool_id}': { get: reads('readTool', tool) },
      '/bookings': {
        post: creates('make', booking, exampleBody(object({ tool_id: number }), { tool_id: 1 })),
      },
      '/bookings/{id}': { get: reads('read', booking) },
      '/bookings/{id}/lend': action('lend', 'booked'),
      '/bookings/{id}/return': action(
        'return',
        'out',
        exampleBody(object({ on: day }), { on: '2026-01-02' }),
      ),
    },
  });
  const bookings: { tool: number; state: string }[] = [];
  let tools = 1;
  const { probe } = smallProbe(contract, (operation, payload) => {
    if (operation === 'makeTool') return [201, { id: (tools += 1), name: 'Drill' }];
    if (operation === 'readTool') return [200, { id: payload['tool_id'], name: 'Drill' }];
    if (operation === 'make') bookings.push({ tool: Number(payload['tool_id']), state: 'booked' });
    const id = operation === 'make' ? bookings.length : Number(payload['id']);
    const one = bookings[id - 1];
    if (!one) return [404, {}];
    const isLent = bookings.some((each) => each.tool === one.tool && each.state === 'out');
    if (operation === 'lend' && (one.state !== 'booked' || isLent)) return [409, {}];
    if (operation === 'return' && payload['on'] !== '2031-05-05') return [422, {}];
    if (operation === 'return' && one.state !== 'out') return [409, {}];
    if (operation === 'lend') one.state = 'out';
    if (operation === 'return') one.state = 'back';
    const shown = { id, tool_id: one.tool, from: '2031-05-03', to: '2031-05-05', status: one.state };
    return [operation === 'make' ? 201 : 200, shown];
  });
  // A booking that nothing brings back occupies the tool of the example.
  bookings.push({ tool: 1, state: 'out' });
  await walkActions(probe);
  expect(bookings.filter((each) => each.state === 'back').length).toBeGreaterThan(0);
});

/** How a backend that checks the state first refuses the renewal of another account in the right state. */
type Others = 'refused' | 'accepted';

/** Returns the findings over a backend whose loans are private. The other account has tried to renew one that waits. */
async function foundForOthers(others: Others): Promise<string[]> {
  const loan = object({ id: number, status: { ...text, enum: ['waiting', 'active'] } });
  const contract = smallContract('loans.json', {
    paths: {
      '/loans': { post: creates('make', loan, exampleBody(object({ name: text }), { name: 'Cello' })) },
      '/loans/{id}': { get: reads('read', loan) },
      '/loans/{id}/renew': {
        post: { ...changes('renew', loan), description: 'Only while the loan is `active`, otherwise 409.' },
      },
      '/loans/{id}/hand-over': { post: changes('handOver', loan) },
    },
  });
  const states: string[] = [];
  const { probe, messages } = smallProbe(contract, (operation, payload, login) => {
    if (operation === 'make') states.push('waiting');
    const id = operation === 'make' ? states.length : Number(payload['id']);
    const status = states[id - 1];
    const isHidden = login === 'other' && (operation !== 'renew' || others === 'refused');
    if (operation === 'renew' && status !== 'active') return [409, {}];
    if (operation === 'handOver' && status !== 'waiting') return [409, {}];
    if (isHidden || status === undefined) return [404, {}];
    if (operation === 'handOver') states[id - 1] = 'active';
    return [operation === 'make' ? 201 : 200, { id, status: states[id - 1] }];
  });
  probe.undecided.add(contract.operationOf('renew'));
  await walkActions(probe);
  return messages();
}

test.each([
  ['refused', []],
  ['accepted', [expect.stringMatching(/^another account may not read it \(404\), and writes it/)]],
] as const)(
  'tries a write of another account again where the user is accepted: it is %s',
  async (others, findings) => {
    expect(await foundForOthers(others)).toEqual(findings);
  },
);

test.each<[string, (sum: number, tip: number) => number, RegExp[]]>([
  ['adds each tip', (sum, tip) => sum + tip, []],
  [
    'keeps the last tip only',
    (_, tip) => tip,
    [/^ride 1 shows tips 5 after tip, .* it was 5; the contract says/],
  ],
])('tips twice, and judges a backend that %s', async (_, after, expected) => {
  const ride = object({ id: number, tips: number, status: { ...text, enum: ['booked', 'done'] } });
  const contract = smallContract('rides.json', {
    paths: {
      '/rides': { post: creates('book', ride, exampleBody(object({ name: text }), { name: 'Ida' })) },
      '/rides/{ride}': { get: reads('read', ride) },
      '/rides/{ride}/end': {
        post: { ...changes('end', ride), description: 'Only while it is `booked`, otherwise 409.' },
      },
      '/rides/{ride}/tips': {
        post: {
          ...creates(
            'tip',
            object({ amount: number }),
            exampleBody(object({ amount: number }), { amount: 5 }),
          ),
          description: 'Only while it is `done`, otherwise 409. The tip is added to `tips` of the ride.',
        },
      },
    },
  });
  const rides: { tips: number; status: string }[] = [];
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation === 'book') rides.push({ tips: 0, status: 'booked' });
    const id = operation === 'book' ? rides.length : Number(payload['ride']);
    const one = rides[id - 1]!;
    const isWrong = one.status !== (operation === 'tip' ? 'done' : 'booked');
    if (isWrong && /^(end|tip)$/.test(operation)) return [409, {}];
    if (operation === 'end') one.status = 'done';
    if (operation === 'tip') one.tips = after(one.tips, Number(payload['amount']));
    if (operation === 'tip') return [201, { amount: payload['amount'] }];
    return [operation === 'book' ? 201 : 200, { id, ...one }];
  });
  await walkActions(probe);
  expect(messages()).toEqual(expected.map((each) => expect.stringMatching(each)));
});
