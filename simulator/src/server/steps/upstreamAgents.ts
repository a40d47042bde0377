/** Keeps connections to real backends, through the environment's proxies, each with its own trusted certificates. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { getCACertificates } from 'node:tls';
import type { Backend } from '../../services/upstream.ts';
import { isLoopback } from '../cameFrom.ts';

/** Uses `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, also in lower case. This machine is always reached directly. */
const byProxy = { keepAlive: true, proxyEnv: process.env } as const;
const directly = { keepAlive: true } as const;

const optionsFor = ({ host }: URL) => (isLoopback(host) ? directly : byProxy);

/** Maximum number of agents kept: sessions may name any number of backends, each with its own certificates. */
const MOST = 64;
const agents = new Map<string, HttpAgent>();

export function agentFor(address: URL, { ca, insecure = false }: Backend): HttpAgent {
  const isHttps = address.protocol === 'https:';
  const options = optionsFor(address);
  const key = JSON.stringify([isHttps, options === byProxy, ...(isHttps ? [ca, insecure] : [])]);
  const agent =
    agents.get(key) ??
    (isHttps ? new HttpsAgent({ ...options, ...trust(ca, insecure) }) : new HttpAgent(options));
  // The most recently used one is last.
  agents.delete(key);
  agents.set(key, agent);
  const [oldest] = agents.keys();
  if (agents.size > MOST && oldest !== undefined) agents.delete(oldest);
  return agent;
}

const trust = (ca: string | undefined, insecure: boolean) => ({
  ...(ca !== undefined && { ca: [...getCACertificates('default'), ca] }),
  ...(insecure && { rejectUnauthorized: false }),
});

/** Returns advice for untrusted certificates; empty for other errors. */
export const adviceOn = (error: unknown): string =>
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(String((error as NodeJS.ErrnoException | null)?.code))
    ? '。后端的证书不受信任：请给出它的 CA（--ca，或控制台里的证书），或不验证证书（--insecure）'
    : '';
