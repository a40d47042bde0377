import type { Contract } from '#tools/contract/document.ts';
import type { Document } from '#tools/contract/document.ts';
import { banner, literal } from './banner.ts';

/** generated/<service>/service.ts: the few facts of a service that a client needs to call it. */
export function emitService({ service, document, operations }: Contract): string {
  const envelope = document['x-envelope'];
  const signed = operations.filter((operation) => operation['x-safe-api']);
  const facts = {
    name: service,
    base: document.servers[0]?.url.replace(/\/$/, '') ?? '',
    ...(document['x-time-limit'] && { timeLimit: document['x-time-limit'] }),
    ...(envelope !== 'none' && { envelope }),
    headers: headersOf(document),
    signed: Object.fromEntries(signed.map(({ operationId, path }) => [operationId, path])),
  };
  // Without the end of the object, `\n}`, so that `codes` becomes a member.
  const open = literal(facts).slice(0, -2);
  return `${banner}import type { ServiceFacts } from '../runtime/facts.ts';
import { codes } from './codes.ts';

export const service = ${open},
  codes
} as const satisfies ServiceFacts;
`;
}

function headersOf({ components }: Document): Record<string, string> {
  const headers = Object.entries(components?.parameters ?? {}).filter(([, each]) => each.in === 'header');
  return Object.fromEntries(headers.map(([key, { name }]) => [key, name]));
}
