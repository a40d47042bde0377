/** Addresses of servers, one for each value that their variables may have. */
import { isObject } from '../../object.ts';
import type { Server } from './api.ts';
import { items, within, type Part } from './node.ts';

/** More values than these are not told apart. */
const MOST = 200;

/** @returns undefined where a document, path or operation names no servers of its own */
export function serversOf(part: Part): Server[] | undefined {
  const own = items(within(part, 'servers')).flatMap((server) =>
    addressesOf(server.value).map((address) => ({ address, part: server })),
  );
  return own.length > 0 ? own : undefined;
}

/** OpenAPI: a document without servers has one at `/`. */
export const usualServer = (root: Part): Server => ({ address: '', part: root });

function addressesOf(server: unknown): string[] {
  const { url, variables } = isObject(server) ? server : {};
  if (typeof url !== 'string') return [];
  const parts = url.split(/\{([^}]+)\}/);
  const filled = parts.reduce<readonly string[]>(
    (starts, part, index) => {
      const values = index % 2 === 0 ? [part] : valuesOf(isObject(variables) ? variables[part] : undefined);
      return starts.flatMap((start) => values.map((value) => start + value)).slice(0, MOST);
    },
    [''],
  );
  return filled.map((address) => address.replace(/\/+$/, ''));
}

/** A variable without a list takes any value: `*`. */
function valuesOf(variable: unknown): readonly string[] {
  const list = isObject(variable) ? variable['enum'] : undefined;
  return Array.isArray(list) && list.length > 0 ? list.map(String) : ['*'];
}

/** Whether a request to `inner` arrives at `outer`. An address without a host says nothing of it. */
export function reaches(inner: string, outer: string): boolean {
  const ends = [inner, outer].some((each) => !each.includes('://'))
    ? [inner, outer].map(pathOf)
    : [inner, outer];
  const pattern = ends[1]!
    .split('*')
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[^/]*');
  return new RegExp(`^${pattern}$`).test(ends[0]!);
}

/** The path of an address, such as `/v1`. */
export const pathOf = (address: string): string => address.replace(/^[^/]*:\/\/[^/]*/, '');

/** A path whose parameters have no names. */
export const template = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');
