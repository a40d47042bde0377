import { Converter } from '@apiture/openapi-down-convert';
import { flattenEnvelopes } from '#tools/sdk/flatten.ts';
import { ORIGIN } from './curl.ts';
import type { Service } from './model.ts';

export const bundled = ({ document }: Service): string => `${JSON.stringify(document, undefined, 1)}\n`;

/**
 * The contract as OpenAPI 3.0, for Postman, Apifox and the like: as for the SDKs, and with the simulator as its first
 * server, so that an imported collection answers at once.
 */
export function downConverted({ document, envelope }: Service): string {
  const flat = flattenEnvelopes(document);
  const converted = new Converter(flat, {}).convert();
  const servers = [{ url: `${ORIGIN}${envelope.base}`, description: '本机模拟器（npm start）' }];
  return `${JSON.stringify({ ...converted, servers }, undefined, 1)}\n`;
}
