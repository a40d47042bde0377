/** Reads the payload of an observed request. */
import { isObject } from '../base/object.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Wire } from '../exchange/encode.ts';
import { formOf } from './form.ts';
import { decodePlaced } from './placed.ts';

/** Returns the payload; undefined if it cannot be read. */
export function decode(operation: Operation, wire: Wire): Payload | undefined {
  const { path, body = '' } = wire;
  const { transport } = operation;
  if (operation.places) return decodePlaced(operation, wire);
  switch (transport) {
    case 'query':
      return queryOf(path);
    case 'packed-query':
      return unpacked(queryOf(path));
    case 'json':
      return objectIn(body === '' ? '{}' : body);
    case 'packed-json':
      return unpacked(objectIn(body));
    case 'form':
      return formOf(body);
    default:
      return undefined;
  }
}

const queryOf = (path: string): Payload => Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));

function objectIn(text: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Unpacks reqData. Without the device fingerprint (`eid`) beside it, the request violates the contract. */
function unpacked(outer: Payload | undefined): Payload | undefined {
  const { reqData, eid } = outer ?? {};
  return typeof reqData === 'string' && typeof eid === 'string' ? objectIn(reqData) : undefined;
}
