/**
 * Trusted reverse proxies (`SIM_TRUSTED_PROXIES=loopback,10.0.0.0/8`) and the headers that they add to a request.
 * Pure.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { splitList } from './splitList.ts';

/** This is not an import, for the reason in server.ts. `node:http` has loaded the module anyway. */
const { BlockList: List, isIP } = process.getBuiltinModule('node:net');

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
};

/** @throws if a value is no address or range */
export function proxiesFrom(text: string | undefined): BlockList | undefined {
  const names = splitList(text);
  if (names.length === 0) return undefined;
  const list = new List();
  for (const range of names.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = range.split('/', 2);
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const length = bits === undefined ? most : prefixLength(bits);
    if (version === 0 || !(length <= most))
      throw new Error(`SIM_TRUSTED_PROXIES must list addresses, ranges, loopback or private, not ${range}`);
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** @returns NaN if the text is no number of bits */
const prefixLength = (bits: string): number => (/^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN);

/** Returns whether a connection comes from a trusted proxy. */
export function isTrusted(proxies: BlockList | undefined, address: string | undefined): boolean {
  if (proxies === undefined || address === undefined) return false;
  // An IPv4 client of an IPv6 socket: `::ffff:10.0.0.1`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

export interface Forwarded {
  readonly host?: string | undefined;
  readonly proto?: string | undefined;
  readonly prefix?: string | undefined;
}

/**
 * Reads the entry of the proxy nearest to the client: `X-Forwarded-*`, or `Forwarded` (RFC 7239), which has no prefix.
 */
export function forwardedIn(headers: IncomingHttpHeaders): Forwarded {
  const first = (name: string): string | undefined =>
    [headers[name] ?? ''].flat().join(',').split(',', 1)[0]?.trim() || undefined;
  const standard = new Map(
    (first('forwarded') ?? '').split(';').flatMap((pair): [string, string][] => {
      const [, name = '', value = ''] = /^\s*(\w+)\s*=\s*"?([^"]*)"?\s*$/.exec(pair) ?? [];
      return name === '' || value === '' ? [] : [[name.toLowerCase(), value]];
    }),
  );
  return {
    host: first('x-forwarded-host') ?? standard.get('host'),
    proto: (first('x-forwarded-proto') ?? standard.get('proto'))?.toLowerCase(),
    prefix: first('x-forwarded-prefix'),
  };
}
