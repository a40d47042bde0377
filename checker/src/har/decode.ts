/** The payload of a request that somebody else made. */
import type { Operation, Payload } from '../contract/types.ts';
import type { Wire } from '../exchange/encode.ts';
import { isObject } from '../object.ts';

/** @returns undefined where there is none that can be read */
export function decode({ transport }: Operation, { path, body = '' }: Wire): Payload | undefined {
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

/** What lies in reqData; without the device fingerprint beside it, it is not as the contract wants it. */
function unpacked(outer: Payload | undefined): Payload | undefined {
  const { reqData, eid } = outer ?? {};
  return typeof reqData === 'string' && typeof eid === 'string' ? objectIn(reqData) : undefined;
}

/** Names and texts of a form; a file as its name. */
function formOf(body: string): Payload {
  const parts = [
    ...body.matchAll(
      /name="([^"]+)"(?:; filename="([^"]*)")?[^\n]*\r?\n(?:[\w-]+:[^\n]*\r?\n)*\r?\n([\s\S]*?)\r?\n--/g,
    ),
  ];
  return Object.fromEntries(parts.map(([, name = '', file, text = '']) => [name, file ?? text]));
}
