/** Sends requests on 64 connections, every third a write, and reports the speed: `node mixedLoad.ts ORIGIN SECONDS NAME`. */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { session } from '#tools/sim/session.ts';
import { connections, pay } from './payments.ts';

const CONNECTIONS = 64;
const SESSIONS = 32;

const [origin = '', seconds = '4', name = ''] = process.argv.slice(2);
const client = connections(origin, CONNECTIONS);
const home = operationNamed('legacy.userDataV2')!;
const times: number[] = [];
let failed = 0;
let asked = 0;

const began = performance.now();
const until = began + Number(seconds) * 1000;
await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const id = `load-${name}-${connection % SESSIONS}`;
    while (performance.now() < until) {
      asked += 1;
      const start = performance.now();
      const isDone =
        asked % 3 === 0
          ? (await pay(client, id)).order !== undefined
          : (await session(client, id).call(home, { productCode: '12003' })).status === 200;
      times.push(performance.now() - start);
      if (!isDone) failed += 1;
    }
  }),
);
const elapsed = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
process.send?.({
  perSecond: times.length / elapsed,
  p99: times[Math.floor((times.length - 1) * 0.99)] ?? 0,
  failed,
});
client.close();
process.disconnect?.();
