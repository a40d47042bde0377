/** Connections to real backends, through the environment's proxies, each with its own trusted certificates. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { getCACertificates } from 'node:tls';
import type { Backend } from '../../services/upstream.ts';
import { isLoopback } from '../cameFrom.ts';

/** `HTTP_PROXY`, `HTTPS_PROXY`, `NO_PROXY`, also in lower case; this machine is always reached directly. */
const byProxy = { keepAlive: true, proxyEnv: process.env } as const;
const directly = { keepAlive: true } as const;

const wayTo = ({ host }: URL) => (isLoopback(host) ? directly : byProxy);

/** Maximum number of agents kept: sessions may name any number of backends, each with its own certificates. */
const MOST = 64;
const agents = new Map<string, HttpAgent>();

export function agentFor(address: URL, { ca, insecure = false }: Backend): HttpAgent {
  const isSafe = address.protocol === 'https:';
  const way = wayTo(address);
  const key = JSON.stringify([isSafe, way === byProxy, ...(isSafe ? [ca, insecure] : [])]);
  const agent =
    agents.get(key) ?? (isSafe ? new HttpsAgent({ ...way, ...trust(ca, insecure) }) : new HttpAgent(way));
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

/** Advice for untrusted certificates; empty for other errors. */
export const adviceOn = (error: unknown): string =>
  /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(String((error as NodeJS.ErrnoException | null)?.code))
    ? '。后端的证书不受信任：请给出它的 CA（--ca，或控制台里的证书），或不验证证书（--insecure）'
    : '';
