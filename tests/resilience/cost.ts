/**
 * Measures the processor time of single requests in the simulator, in local mode and in open mode. `BASE=FOLDER` measures the
 * simulator of another checkout.
 */
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import type { Attempt } from './attempt.ts';

export const TOKEN = 'a-token-for-this-proof';

/** Maximum milliseconds of a core for one request: without the token, and with it. */
const LIMIT_MS = { open: 300, control: 1000 } as const;

const MODES = { local: {}, open: { HOST: '0.0.0.0', SIM_TOKEN: TOKEN } } as const;

interface RequestOptions {
  readonly method?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface RequestAnswer {
  readonly status: number;
  readonly text: string;
}

export interface Target {
  readonly simulator: Served;
  /** Name of a visitor's session, which `send` and `control` use. */
  readonly session: string;
  /** Sends a request of that session, without the token; JSON unless its headers say otherwise. */
  send(path: string, options?: RequestOptions): Promise<RequestAnswer>;
  /** Calls the control API with the token. @throws unless the status is 200 */
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

export interface Costly {
  readonly name: string;
  /** Whether the request has the token, so that the limit for control requests applies. */
  readonly control?: boolean;
  /** Overrides the limit in ms. */
  readonly limitMs?: number;
  /** Number of requests in `run`; the figure is for one. */
  readonly requests?: number;
  /** Prepares the request; not measured. */
  readonly before?: (target: Target) => Promise<unknown>;
  /** @returns a failed requirement as a text; any other value is ignored */
  readonly run: (target: Target) => Promise<unknown>;
}

/**
 * Measures each request in both modes; figures are milliseconds of processor time.
 * @param issue as in `Attempt`, such as `34.7`
 */
export const costs = (issue: string, title: string, all: readonly Costly[]): Attempt => ({
  issue,
  title,
  run: async () => {
    const figures: Record<string, number> = {};
    const shortfalls: string[] = [];
    for (const [mode, env] of Object.entries(MODES)) {
      const simulator = await startSimulator({
        ...(process.env.BASE && { checkout: process.env.BASE }),
        env: { SIM_STORE: 'memory', ...env },
      });
      try {
        const target = targetAt(simulator, await visit(simulator));
        await warmUp(target);
        for (const { name, control = false, limitMs, requests = 1, before, run } of all) {
          await before?.(target);
          const began = simulator.cpuMs();
          const complaint = await run(target);
          const ms = Math.round((simulator.cpuMs() - began) / requests);
          figures[`${mode} ${name} ms`] = ms;
          const limit = limitMs ?? (control ? LIMIT_MS.control : LIMIT_MS.open);
          if (ms > limit) shortfalls.push(`${mode} ${name} costs ${ms} ms, ${limit} are allowed`);
          if (typeof complaint === 'string') shortfalls.push(`${mode} ${name}: ${complaint}`);
        }
      } finally {
        await simulator.stop();
      }
    }
    return { figures, shortfalls };
  },
});

/** @returns the cookie of a new visitor's session */
async function visit({ origin }: Served): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(origin + COUPONS, { method: 'POST', headers, body: '{"productCode":"12003"}' });
  const [cookie = ''] = answer.headers.getSetCookie();
  return cookie.split(';', 1)[0] ?? '';
}

function targetAt(simulator: Served, cookie: string): Target {
  const send: Target['send'] = async (path, { method = 'GET', body, headers, signal } = {}) => {
    const answer = await fetch(simulator.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const control: Target['control'] = async (method, path, body?) => {
    const answer = await send(`/_sim/api${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'x-sim-token': TOKEN },
    });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  return { simulator, session: cookie.slice(cookie.indexOf('=') + 1), send, control };
}

/** Sends one request of each kind, because the first one loads code. */
async function warmUp({ send, control }: Target): Promise<void> {
  await send('/front/');
  await send(COUPONS, { method: 'POST', body: '{"productCode":"12003"}' });
  await send(UPLOAD, { method: 'POST', ...smallestForm });
  await control('GET', '/log');
  await control('PATCH', '/world', {});
}

const smallestForm = {
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n0\r\n--b--\r\n',
};

export const COUPONS = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
export const CHANNEL_COUPONS = '/jcstd-api/jc/stdjc/page/coupon/queryAvailChannelCoupons';
export const UPLOAD = '/provisional/increase/uploadIncreaseFile';
/** A write with an entry in the operation log. */
export const WRITE = '/provisional/messages/saveMessageSetting';
