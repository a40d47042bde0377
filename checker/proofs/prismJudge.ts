/** Collects the complaints of Prism's proxy about a mutant: it gets the checker's requests, each in the session of that time. */
import type { Operation } from '../../simulator/src/services/catalogue.ts';
import { http } from '../../tools/sim/http.ts';
import type { Http } from '../../tools/sim/http.ts';
import type { RecordedRequest, MutantHost } from './mutantHost.ts';
import { startPrismProxy, violationsIn } from './prismProxy.ts';
import type { PrismProxy } from './prismProxy.ts';
import { sentHeaders } from './sentHeaders.ts';

export interface PrismJudge {
  /** Returns Prism's complaints about the answers, each once: `<operation> <place>: <message>`. */
  judge(asked: readonly RecordedRequest[]): Promise<Set<string>>;
  close(): Promise<void>;
}

const PATIENCE_MS = 12_000;

/** One proxy per service in front of the host. */
export async function prismJudge(
  host: MutantHost,
  bases: Readonly<Record<string, string>>,
): Promise<PrismJudge> {
  const proxies = new Map<string, { proxy: PrismProxy; client: Http; base: string }>();
  for (const [service, base] of Object.entries(bases)) {
    const proxy = await startPrismProxy(service, host.origin + base);
    proxies.set(service, { proxy, client: http(proxy.origin, PATIENCE_MS), base });
  }

  async function complaintsOn({ operation, incoming, session }: RecordedRequest): Promise<string[]> {
    const { client, base } = proxies.get(operation.service)!;
    await host.restore(session);
    const body = incoming.bytes ?? incoming.body;
    const got = await client.send({
      method: incoming.method,
      path: incoming.url.slice(base === '/' ? 0 : base.length),
      headers: { ...sentHeaders(incoming.headers), 'x-sim-session': session.id },
      ...(body.length > 0 && { body }),
    });
    const held = violationsIn(got.headers['sl-violations'])
      .filter(({ location }) => location[0] === 'response')
      .map(({ location, message }) => complaint(operation, `${location.join('.')}: ${message}`));
    return got.lost ? [complaint(operation, `no answer: ${got.lost}`)] : held;
  }

  return {
    async judge(asked) {
      const complaints = new Set<string>();
      for (const each of asked.filter(isReadable))
        for (const one of await complaintsOn(each)) complaints.add(one);
      return complaints;
    },
    async close() {
      for (const { proxy, client } of proxies.values()) {
        client.close();
        await proxy.close();
      }
    },
  };
}

/** Tells whether Prism can read a request: Prism 5 never answers invalid JSON that is declared as JSON. */
function isReadable({ incoming: { body, bytes } }: RecordedRequest): boolean {
  if (bytes || body === '') return true;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

const complaint = ({ address }: Operation, what: string): string => `${address} ${what}`;
