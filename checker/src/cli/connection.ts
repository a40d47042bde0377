/** Reads the connection to the target from `--proxy`, `--ca` and `--insecure`. */
import { readFileSync } from 'node:fs';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import type { Connection } from '../core/exchange/route.ts';
import type { Flags } from './args.ts';

export const connectionOf = ({ proxy, ca, insecure }: Flags): Connection => ({
  ...(proxy !== undefined && { proxy: proxyAt(proxy) }),
  ...(ca !== undefined && { ca: certificates(ca) }),
  ...(insecure && { insecure }),
});

function proxyAt(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:')
    throw new CannotRun(`--proxy ${text}: an address like http://proxy:3128 is wanted`);
  return url;
}

function certificates(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  } catch (error) {
    throw new CannotRun(`cannot read --ca ${file}: ${messageOf(error)}`);
  }
  throw new CannotRun(`--ca ${file}: certificates in PEM are wanted (-----BEGIN CERTIFICATE-----)`);
}
