/** The `Location` of a new resource leads to that resource: it has the base path of the service and the id of the response. */
import { isObject } from '../../../core/base/object.ts';
import { escaped } from '../../../core/base/words.ts';
import { isOldVersion } from '../../../core/contract/isOldVersion.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { namedRole, returnedResource } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

interface Read {
  /** Matches the path without the base, and captures the id. */
  readonly shape: string;
  /** The member with the id. */
  readonly member: string;
  /** All members of the response. */
  readonly members: readonly string[];
}

/** Minimum share of a read's members that the response to a creation has, if it shows the same kind of resource. */
const MIN_SHARED = 2 / 3;

export class Locations implements Watcher {
  readonly #reads: readonly Read[];

  constructor(operations: readonly Operation[]) {
    this.#reads = operations.flatMap(readOf);
  }

  forget(): void {
    // Each response is judged alone.
  }

  saw(sent: Sent): Contradiction[] {
    const { got } = sent.exchange;
    const address = got.status === 201 ? got.headers?.['location'] : undefined;
    const data = returnedResource(sent);
    const base = baseOf(sent);
    const path = address === undefined ? undefined : pathOf(address, sent);
    if (address === undefined || base === undefined || path === undefined) return [];
    const place = `${sent.case.operation.id}/location`;
    for (const { shape, member, members } of this.#reads) {
      const id = new RegExp(`^${escaped(base)}${shape}$`).exec(path)?.[1];
      const isKind =
        isObject(data) && members.filter((name) => name in data).length >= MIN_SHARED * members.length;
      const own = isKind ? data[member] : undefined;
      if (id === undefined || own === undefined || own === null || typeof own === 'object') continue;
      // `Location: /patients/7/versions/1` leads to the first version of patient 7.
      const parts = isOldVersion(path) ? path.split('/') : [id];
      if (parts.some((part) => decoded(part) === String(own))) return [];
      return [
        contradiction('found', place, `Location names ${id}, and the new one has ${member} ${String(own)}`),
      ];
    }
    // An address of another host may have another base path.
    const lacksBase =
      base !== '' &&
      !WITH_HOST.test(address) &&
      this.#reads.some(({ shape }) => new RegExp(`^${shape}$`).test(path));
    return lacksBase
      ? [
          contradiction(
            'found',
            place,
            `Location ${address} lacks the base path ${base}, so it leads to nothing`,
          ),
        ]
      : [];
  }
}

/** A read of one resource by the last parameter of its path. */
function readOf(operation: Operation): Read[] {
  const path = pathIn(operation);
  const role = namedRole(operation);
  if (operation.method !== 'GET' || !role || !path.endsWith('}')) return [];
  const before = shapeOf(path.slice(0, path.lastIndexOf('{')));
  const { properties = {} } = dataOf(operation);
  return [{ shape: `${before}([^/]+)`, member: role.resource.member, members: Object.keys(properties) }];
}

/** Path as the contract writes it. */
const pathIn = ({ url, path = url }: Operation): string => path;

/** Returns the pattern of a path template in which each parameter is any text. */
const shapeOf = (template: string): string =>
  template
    .split(/\{[^}]*\}/)
    .map(escaped)
    .join('[^/]+');

/** The part of the requested path before the contract's path: `/api/v1` of `/api/v1/patients`. */
function baseOf({ case: { operation }, wire }: Sent): string | undefined {
  return new RegExp(`^(.*?)${shapeOf(pathIn(operation))}$`).exec(wire.path.split('?', 1)[0] ?? '')?.[1];
}

const WITH_HOST = /^([a-z][a-z\d+.-]*:)?\/\//i;

/** Returns the path to which an address leads, which may be relative; undefined if it is no URL. */
function pathOf(address: string, { wire }: Sent): string | undefined {
  const here = `http://target${wire.path}`;
  return URL.canParse(address, here) ? new URL(address, here).pathname : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
