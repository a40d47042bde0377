/** Returns headers and bodies of an exchange as sent, for the log and its HAR. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isObject } from '#tools/object.ts';
import { holdsCredentials } from '../../scenarios/replayHeaders.ts';
import type { Raw } from '../../sessions/log.ts';
import { injectedHeaders } from '../access/security.ts';
import { boundaryOf } from '../request/contentType.ts';
import { header } from '../request/incoming.ts';
import type { Exchange } from './exchange.ts';

/** Headers that a log keeps besides those of the contract. None of them authenticates. */
const KEPT = new Set([
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'host',
  'origin',
  'prefer',
  'user-agent',
  'x-request-id',
  'x-sim-session',
]);

export function rawOf(exchange: Exchange): Raw {
  const { operation, incoming, status, type, text, sent = text, now, by, transport } = exchange;
  const documented = new Set(operation.headers.map((name) => name.toLowerCase()));
  const canHaveBody = status !== 204 && status !== 304;
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value !== undefined && (KEPT.has(name) || documented.has(name))
      ? [[name, [value].flat().join(', ')]]
      : [],
  );
  const body = bodyOf(exchange);
  return {
    request: { headers: Object.fromEntries(headers), ...(body !== '' && { body }) },
    ...(status > 0 && {
      response: {
        headers: {
          date: new Date(now).toUTCString(),
          ...(type !== '' && { 'content-type': type }),
          ...(canHaveBody && {
            'content-length': String(transport?.bytes?.length ?? Buffer.byteLength(sent)),
          }),
          'cache-control': 'no-store',
          'x-request-id': incoming.requestId,
          'x-sim-answered-by': by,
          ...(by === 'fault' && injectedHeaders),
          ...givenHeaders(transport?.headers ?? {}),
        },
        body: sent,
        ...(transport?.bytes && { bytes: transport.bytes.toString('base64') }),
      },
    }),
  };
}

const givenHeaders = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || holdsCredentials(name) ? [] : [[name, [value].flat().join('\n')]],
    ),
  );

/** Rebuilds a form from its parsed payload: its files are too large to keep. */
function bodyOf({ operation, incoming, request, files = {} }: Exchange): string {
  if (!operation.upload) return incoming.body;
  const boundary = boundaryOf(header(incoming, 'content-type'));
  if (boundary === undefined || !isObject(request)) return '';
  const parts = Object.entries(request).map(([name, value]) => {
    const file = Object.hasOwn(files, name) ? `; filename="${String(value)}"` : '';
    const content = file === '' ? String(value) : '(not kept)';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}
