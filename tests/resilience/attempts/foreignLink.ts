import { startSimulator } from '#tools/simulatorProcess.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import type { Attempt } from '../attempt.ts';

const TOKEN = 'a-token-for-this-attempt';
const QUERIES = [
  ...[
    'scenario=frozen-quota',
    'world=seed:7:S',
    'seed=7',
    'clock=2026-11-20',
    'now=2026-12-01',
    'running=true',
  ],
  ...[
    'faults=[]',
    `faults=${encodeURIComponent('[{"on":"asset:/front/config.json","answer":{"body":"{}"}}]')}`,
  ],
];

/** Arrivals of another site's link: with the browser's headers, and without them under plain http and a host name. */
const arrivals = (port: string): readonly Record<string, string>[] => [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { host: `sim.test:${port}`, referer: 'http://evil.example/', 'user-agent': 'Mozilla/5.0' },
  { host: `sim.test:${port}`, 'user-agent': 'Mozilla/5.0' },
];

export const attempt: Attempt = {
  issue: '34.12',
  title: 'begins no session for another site’s link, and resets none without the token in open mode',
  run: async () => {
    const local = await startSimulator({ env: { SIM_STORE: 'memory' } });
    const open = await startSimulator({ env: { HOST: '127.0.0.1', SIM_TOKEN: TOKEN, SIM_STORE: 'memory' } });
    try {
      let links = 0;
      let begun = 0;
      for (const { origin } of [local, open])
        for (const cookie of ['', 'sim_session=s-0123456789ab'])
          for (const query of QUERIES)
            for (const headers of arrivals(new URL(origin).port)) {
              const sent = { ...headers, ...(cookie !== '' && { cookie }) };
              const { status, headers: answered } = await rawRequest(origin, `/front/?${query}`, {
                headers: sent,
              });
              links += 1;
              if (status < 400 || answered['set-cookie'] !== undefined) begun += 1;
            }
      const named = { 'x-sim-session': 'alice' };
      const { text: before } = await rawRequest(open.origin, '/_sim/api/session', {
        headers: { ...named, 'x-sim-token': TOKEN },
      });
      for (const path of [...QUERIES.map((query) => `/front/?${query}`), '/_sim/ext/logout'])
        await rawRequest(open.origin, path, { headers: named });
      const { text: after } = await rawRequest(open.origin, '/_sim/api/session', {
        headers: { ...named, 'x-sim-token': TOKEN },
      });
      const reset = before === after ? 0 : 1;
      return {
        figures: { links, begun, namedSessionsReset: reset },
        shortfalls: [
          ...(begun > 0 ? [`${begun} of ${links} links began a session`] : []),
          ...(reset > 0 ? ['a named session was reset without the token'] : []),
        ],
      };
    } finally {
      await Promise.all([local.stop(), open.stop()]);
    }
  },
};
