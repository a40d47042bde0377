/** Pays at the mall and counts lost payments: each acknowledgement names a unique order. */
import { http, type Http } from '#tools/sim/http.ts';
import { session } from '#tools/sim/session.ts';

export interface Payment {
  readonly session: string;
  /** Order number; undefined without a response. */
  readonly order: string | undefined;
}

/** Returns a client with this number of connections, which waits two minutes for a response. */
export const connections = (origin: string, sockets: number): Http => http(origin, 120_000, sockets);

/** Pays one order of 1 yuan at the mall in a session. */
export async function pay(client: Http, id: string): Promise<Payment> {
  const { status, text } = await client.send({
    method: 'POST',
    path: '/_sim/ext/mall',
    headers: { 'x-sim-session': id, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'amount=1',
  });
  const order = status === 200 ? /订单(\w+)已使用/.exec(text)?.[1] : undefined;
  return { session: id, order };
}

/** Numbers of payments, compared with the simulator's orders. */
export interface Kept {
  readonly acknowledged: number;
  /** Acknowledged payments without their order in the simulator. */
  readonly lost: number;
  /** Acknowledged payments with the order number of another one of their session. */
  readonly doubled: number;
}

/** Compares acknowledged payments with the simulator's orders. */
export async function kept(payments: readonly Payment[], origin: string): Promise<Kept> {
  const client = connections(origin, 8);
  const there = new Map<string, Set<string>>();
  const given = new Set<string>();
  const counts = { acknowledged: 0, lost: 0, doubled: 0 };
  try {
    for (const { session: id, order } of payments) {
      if (order === undefined) continue;
      const orders = there.get(id) ?? (await ordersOf(client, id));
      there.set(id, orders);
      counts.acknowledged += 1;
      if (!orders.has(order)) counts.lost += 1;
      if (given.has(`${id} ${order}`)) counts.doubled += 1;
      given.add(`${id} ${order}`);
    }
    return counts;
  } finally {
    client.close();
  }
}

async function ordersOf(client: Http, id: string): Promise<Set<string>> {
  const world = await session(client, id).control<{ orders: { id: string }[] }>('GET', '/world');
  return new Set(world.orders.map((order) => order.id));
}

/** Returns a sentence for each wrong count: no payment acknowledged, some lost, or order numbers given twice. */
export const shortfallsOf = (name: string, { acknowledged, lost, doubled }: Kept): string[] => [
  ...(acknowledged === 0 ? [`${name}: nothing was acknowledged`] : []),
  ...(lost > 0 ? [`${name}: ${lost} of ${acknowledged} acknowledged payments are lost`] : []),
  ...(doubled > 0 ? [`${name}: ${doubled} order numbers were given twice`] : []),
];
