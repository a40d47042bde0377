import { startSimulator } from '#tools/simulatorProcess.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import type { Attempt } from '../attempt.ts';

/** More visitors than a store keeps sessions. */
const VISITORS = 12_100;
const AT_ONCE = 32;
const TOKEN = 'a-token-for-this-proof';
const SETTING = '/provisional/approvals/saveApprovalSetting';

export const attempt: Attempt = {
  issue: '34.13',
  title: 'keeps a named session while more visitors come than the store keeps sessions',
  run: async () => {
    const simulator = await startSimulator({
      env: { SIM_STORE: 'memory', HOST: '0.0.0.0', SIM_TOKEN: TOKEN },
    });
    try {
      const named = { 'x-sim-token': TOKEN, 'x-sim-session': 'tester', 'content-type': 'application/json' };
      const control = async (method: string, path: string, body?: unknown): Promise<string> => {
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        const init = { method, headers: named, ...sent };
        return (await rawRequest(simulator.origin, `/_sim/api${path}`, init)).text;
      };
      await control('POST', '/session', { scenarios: ['frozen-quota'] });
      await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { status: 502 } });
      let made = 0;
      const visit = async (): Promise<void> => {
        const body = '{"productCode":"12003","enabled":false,"deciders":[]}';
        const headers = { 'content-type': 'application/json' };
        const { status } = await rawRequest(simulator.origin, SETTING, { method: 'POST', headers, body });
        if (status === 200) made += 1;
      };
      for (let sent = 0; sent < VISITORS; sent += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, visit));
      const isKept =
        (await control('GET', '/session')).includes('frozen-quota') &&
        (await control('GET', '/faults')).includes('502');
      return {
        figures: { visitors: made, namedSessionsKept: isKept ? 1 : 0, rssMB: simulator.rss() },
        shortfalls: [
          ...(isKept ? [] : ['the named session is gone']),
          ...(made < VISITORS ? [`only ${made} of ${VISITORS} visitors were answered`] : []),
        ],
      };
    } finally {
      await simulator.stop();
    }
  },
};
