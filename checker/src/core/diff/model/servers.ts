/** Reads the URLs of servers, one for each value of their variables. */
import { asRaw, isObject } from '../../base/object.ts';
import { escaped } from '../../base/words.ts';
import type { Server } from './api.ts';
import { items, within, type Part } from './node.ts';

/** Maximum number of URLs of one server, because several variables with long enums multiply. */
const MOST = 200;

/** Returns the servers of a document, path or operation; undefined if it has none of its own. */
export function serversOf(part: Part): Server[] | undefined {
  const own = items(within(part, 'servers')).flatMap((server) =>
    writtenOut(server.value).map((each) => ({ ...each, part: server })),
  );
  return own.length > 0 ? own : undefined;
}

/** Returns the default server: a document without servers has one at `/`. */
export const defaultServer = (root: Part): Server => ({ address: '', pattern: '', part: root });

type Written = Pick<Server, 'address' | 'pattern'>;

/** Returns the URLs of a server: two for `https://{region}.shop.cn` if the enum of `region` has two values. */
function writtenOut(server: unknown): Written[] {
  const { url, variables } = asRaw(server);
  if (typeof url !== 'string') return [];
  // The split gives fixed texts at even places and the names of variables at odd ones.
  const all = url.split(/\{([^}]+)\}/).reduce<readonly Written[]>(
    (starts, part, index) => {
      const values =
        index % 2 === 0 ? [fixed(part)] : valuesOf(isObject(variables) ? variables[part] : undefined);
      return starts
        .flatMap((start) =>
          values.map(({ address, pattern }) => ({
            address: start.address + address,
            pattern: start.pattern + pattern,
          })),
        )
        .slice(0, MOST);
    },
    [fixed('')],
  );
  return all.map(({ address, pattern }) => ({ address: trimmed(address), pattern: trimmed(pattern) }));
}

const fixed = (text: string): Written => ({ address: text, pattern: text });
const trimmed = (address: string): string => address.replace(/\/+$/, '');

/** Returns the values of a variable. Without an enum it accepts any value, and its default represents them. */
function valuesOf(variable: unknown): Written[] {
  const { enum: list, default: usual } = asRaw(variable);
  if (Array.isArray(list) && list.length > 0) return list.map((value) => fixed(String(value)));
  return [{ address: String(usual ?? '*'), pattern: '*' }];
}

/** Returns whether a request to an address reaches a server with that pattern. Unless both have a host, only the paths count. */
export function reaches(address: string, pattern: string): boolean {
  const isWhole = address.includes('://') && (pattern.includes('://') || pattern.startsWith('*'));
  const [from, to] = isWhole ? [address, pattern] : [pathOf(address), pathOf(pattern)];
  const expression = to.split('*').map(escaped).join('.*');
  return new RegExp(`^${expression}$`).test(from);
}

/** Returns the path of a URL, such as `/v1`. */
export const pathOf = (address: string): string => address.replace(/^[^/]*:\/\/[^/]*/, '');

/** Returns a path without the names of its parameters. */
export const template = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
