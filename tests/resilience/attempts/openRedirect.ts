import { startSimulator } from '#tools/simulatorProcess.ts';
import { hostileAddresses, OWN } from '../../support/hostileAddresses.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import type { Attempt } from '../attempt.ts';

/** Requests of every page with a return address: path, method, body. */
const pages = [
  ['/_sim/ext/logout?', 'GET', ''],
  ['/_sim/ext/login?', 'POST', 'pin=hechuan_caigou'],
  ['/_sim/ext/auth?authFlowNo=1&', 'POST', 'openStatus=8'],
  ['/_sim/ext/realname?', 'POST', 'x=1'],
  ['/_sim/ext/realname?authFlowNo=1&', 'POST', 'openStatus=8'],
] as const;
const AT_ONCE = 16;

export const attempt: Attempt = {
  issue: '34.14',
  title: 'redirects no return address to another host',
  run: async () => {
    const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
    const { origin } = simulator;
    const own = new URL(origin).host;
    const escaped: string[] = [];
    let redirects = 0;
    const follow = async ([page, method, body]: (typeof pages)[number], address: string): Promise<void> => {
      const returnUrl = encodeURIComponent(address.replaceAll(OWN, own).toWellFormed());
      const headers = { 'x-sim-session': `${method}-${page.length}` };
      const { headers: answered } = await rawRequest(origin, `${page}returnUrl=${returnUrl}`, {
        method,
        headers,
        body,
      });
      const { location } = answered;
      if (location === undefined) return;
      redirects += 1;
      if (new URL(location, `${origin}/`).origin !== origin) escaped.push(`${page} ${address} → ${location}`);
    };
    try {
      for (const request of pages)
        for (let at = 0; at < hostileAddresses.length; at += AT_ONCE)
          await Promise.all(
            hostileAddresses.slice(at, at + AT_ONCE).map((address) => follow(request, address)),
          );
      return {
        figures: { addresses: hostileAddresses.length, redirects, ledElsewhere: escaped.length },
        shortfalls: escaped.slice(0, 10),
      };
    } finally {
      await simulator.stop();
    }
  },
};
