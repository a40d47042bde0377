/** Every change between two sets of contracts. */
import type { Document, RawOperation, RawRow } from '../contract/document.ts';
import { headersOf, rawOperations, requestOf } from '../contract/document.ts';
import type { Schema } from '../contract/types.ts';
import { codeChanges } from './codes.ts';
import type { Documents } from './load.ts';
import type { Change, Kind } from './rules.ts';
import type { Found, Side } from './schemas.ts';
import { schemaChanges } from './schemas.ts';

export function compare(old: Documents, fresh: Documents): Change[] {
  const services = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return services.flatMap((service) => {
    const [before, after] = [old.get(service), fresh.get(service)];
    if (!before) return [change('service-added', service, '')];
    if (!after) return [change('service-removed', service, '')];
    return [...serviceChanges(service, before, after), ...operationsOf(service, before, after)];
  });
}

const change = (kind: Kind, subject: string, detail: string): Change => ({ kind, subject, detail });

function serviceChanges(service: string, before: Document, after: Document): Change[] {
  const [limit, nextLimit] = [before['x-time-limit'] ?? 0, after['x-time-limit'] ?? 0];
  const [codes, nextCodes] = [successOf(before), successOf(after)];
  return [
    ...(shapeOf(before) !== shapeOf(after)
      ? [change('envelope-changed', service, `${shapeOf(before)} → ${shapeOf(after)}`)]
      : []),
    ...nextCodes
      .filter((code) => !codes.includes(code))
      .map((code) => change('success-code-added', service, code)),
    ...codes
      .filter((code) => !nextCodes.includes(code))
      .map((code) => change('success-code-removed', service, code)),
    ...(limit === nextLimit
      ? []
      : [
          change(
            nextLimit < limit ? 'time-limit-lowered' : 'time-limit-raised',
            service,
            `${limit} ms → ${nextLimit} ms`,
          ),
        ]),
    ...(base(before) === base(after)
      ? []
      : [change('address-changed', service, `${base(before)} → ${base(after)}`)]),
  ];
}

const base = ({ servers }: Document): string => servers?.[0]?.url ?? '/';

/** The pointers of an envelope, those of the inner systems too. */
function shapeOf({ 'x-envelope': envelope }: Document): string {
  if (!envelope || envelope === 'none') return 'none';
  const pointers = ({ code, message, data }: { code: string; message: string; data: string }): string =>
    `${code} ${message} ${data}`;
  const inner = Object.entries(envelope.systems ?? {}).map(
    ([system, members]) => `${system}: ${pointers(members)}`,
  );
  return [pointers(envelope), ...inner].join('; ');
}

function successOf({ 'x-envelope': envelope }: Document): string[] {
  if (!envelope || envelope === 'none') return [];
  const inner = Object.entries(envelope.systems ?? {}).flatMap(([system, { success }]) =>
    success.map((code) => `${system} ${code}`),
  );
  return [...envelope.success, ...inner];
}

type Place = ReturnType<typeof rawOperations>[number];

function operationsOf(service: string, before: Document, after: Document): Change[] {
  const index = (document: Document): Map<string, Place> =>
    new Map(rawOperations(document).map((place) => [place.raw.operationId, place]));
  const [old, fresh] = [index(before), index(after)];
  const subject = (id: string): string => `${service}.${id}`;
  return [
    ...[...old.keys()]
      .filter((id) => !fresh.has(id))
      .map((id) => change('operation-removed', subject(id), '')),
    ...[...fresh.keys()].filter((id) => !old.has(id)).map((id) => change('operation-added', subject(id), '')),
    ...[...old].flatMap(([id, place]) => {
      const next = fresh.get(id);
      return next
        ? operationChanges(before, place, after, next).map(({ kind, detail }) =>
            change(kind, subject(id), detail),
          )
        : [];
    }),
  ];
}

const addressOf = ({ method, path }: Place): string => `${method.toUpperCase()} ${path}`;
const typesOf = ({ raw }: Place): string => Object.keys(raw.requestBody?.content ?? {}).join(', ');

function operationChanges(before: Document, old: Place, after: Document, fresh: Place): Found[] {
  const side = (document: Document, schema: Schema): Side => ({
    schema,
    schemas: document.components?.schemas ?? {},
  });
  const answer = ({ raw }: Place): Schema =>
    raw.responses['200']?.content?.['application/json']?.schema ?? {};
  const [address, nextAddress] = [addressOf(old), addressOf(fresh)];
  const [types, nextTypes] = [typesOf(old), typesOf(fresh)];
  return [
    ...(address === nextAddress ? [] : [found('address-changed', `${address} → ${nextAddress}`)]),
    ...(types === nextTypes
      ? []
      : [found('content-type-changed', `${types || 'none'} → ${nextTypes || 'none'}`)]),
    ...flags(old.raw, fresh.raw),
    ...schemaChanges(
      side(before, requestOf(before, old.raw)),
      side(after, requestOf(after, fresh.raw)),
      'request',
    ),
    ...schemaChanges(
      side(before, headersOf(before, old.raw)),
      side(after, headersOf(after, fresh.raw)),
      'request',
    ),
    ...schemaChanges(side(before, answer(old)), side(after, answer(fresh)), 'response').filter(
      ({ detail }) => !isCodeList(detail),
    ),
    ...codeChanges(tableOf(before, old.raw), tableOf(after, fresh.raw)),
  ];
}

/** The codes of a service as an enumeration: the error tables say more, operation by operation. */
const isCodeList = (detail: string): boolean => /^\/(resultData\/)?(resultCode|resCode|code) /.test(detail);

const found = (kind: Kind, detail: string): Found => ({ kind, detail });

function flags(old: RawOperation, fresh: RawOperation): Found[] {
  const [open, nextOpen] = [old, fresh].map((raw) => raw['x-login'] === 'optional');
  const [signed, nextSigned] = [old, fresh].map((raw) => raw['x-safe-api'] === true);
  return [
    ...(open === nextOpen ? [] : [found(nextOpen ? 'login-dropped' : 'login-required', '')]),
    ...(signed === nextSigned ? [] : [found(nextSigned ? 'signature-required' : 'signature-dropped', '')]),
    ...(old['x-effect'] === fresh['x-effect']
      ? []
      : [found('effect-changed', `${old['x-effect']} → ${fresh['x-effect']}`)]),
  ];
}

/** The operation's rows between those that every operation of the service has. */
function tableOf({ 'x-errors': common }: Document, raw: RawOperation): RawRow[] {
  const own = raw['x-errors'] ?? [];
  const others = (rows: readonly RawRow[] = []): RawRow[] =>
    rows.filter(({ code, layer }) => !own.some((row) => row.code === code && row.layer === layer));
  return [...(raw['x-login'] === 'optional' ? [] : others(common?.before)), ...own, ...others(common?.after)];
}
