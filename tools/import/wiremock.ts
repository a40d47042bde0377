/** Stub mappings of WireMock: one, a list of them, or an export. */
import { at, headersFrom, listAt, textAt, type Answer, type FoundExchange, type Item } from './found.ts';
import { addressIn, requestOf } from './wiremockRequest.ts';

export const isWireMock = (document: unknown): boolean =>
  mappingsIn(document).some(
    (mapping) => at(mapping, 'request') !== undefined && at(mapping, 'response') !== undefined,
  );

const mappingsIn = (document: unknown): readonly unknown[] => {
  if (Array.isArray(document)) return document;
  const list = listAt(document, 'mappings');
  return list.length > 0 ? list : [document];
};

/**
 * @param asWritten the same document, in which long numbers keep all their digits: bodies come from it
 * @param read returns a file of the folder `__files`, or undefined if it is missing
 */
export function fromWireMock(
  document: unknown,
  asWritten: unknown,
  read: (file: string) => Buffer | undefined,
): Item[] {
  const exact = mappingsIn(asWritten);
  return mappingsIn(document)
    .map((mapping, index) => ({ mapping, exact: exact[index] }))
    .toSorted((one, other) => priorityOf(one.mapping) - priorityOf(other.mapping))
    .map((each) => itemOf(each, read));
}

interface Mapping {
  readonly mapping: unknown;
  /** The same mapping, in which long numbers keep all their digits. */
  readonly exact: unknown;
}

/** Returns the priority of a mapping: WireMock uses the one with the smallest number; its default is 5. */
const priorityOf = (mapping: unknown): number => Number(at(mapping, 'priority') ?? 5);

function itemOf({ mapping, exact }: Mapping, read: (file: string) => Buffer | undefined): Item {
  const request = requestOf(at(mapping, 'request'), listAt(exact, 'request', 'bodyPatterns'));
  const address = 'url' in request ? request.url : addressIn(at(mapping, 'request'));
  const name = textAt(mapping, 'name') ?? `${textAt(mapping, 'request', 'method') ?? 'ANY'} ${address}`;
  const state = textAt(mapping, 'requiredScenarioState');
  // Each scenario of WireMock begins in the state "Started".
  if (state !== undefined && state !== 'Started')
    return { name, reason: `answers only in state "${state}" of "${textAt(mapping, 'scenarioName') ?? ''}"` };
  if ('reason' in request) return { name, reason: request.reason };
  const answer = answerOf(at(mapping, 'response'), at(exact, 'response', 'jsonBody'), read);
  if ('reason' in answer) return { name, reason: answer.reason };
  const { remarks = [], ...given } = answer;
  return {
    name,
    ...request,
    answer: given,
    remarks: [...request.remarks, ...remarks],
  } satisfies FoundExchange;
}

type AnswerWithRemarks = Answer & { readonly remarks?: readonly string[] };

/** Faults of WireMock. `{}` has no status, so the connection closes. */
const FAULTS: Readonly<Record<string, Pick<Answer, 'wire' | 'status'>>> = {
  EMPTY_RESPONSE: {},
  CONNECTION_RESET_BY_PEER: { wire: { kind: 'reset' } },
  MALFORMED_RESPONSE_CHUNK: { wire: { kind: 'malformed-chunk' }, status: 200 },
};

function answerOf(
  response: unknown,
  json: unknown,
  read: (file: string) => Buffer | undefined,
): AnswerWithRemarks | { readonly reason: string } {
  for (const name of ['proxyBaseUrl', 'responseDefinitionTransformer'])
    if (at(response, name) !== undefined) return { reason: `answers by ${name}` };
  const body = bodyOf(response, json, read);
  if ('reason' in body) return body;
  const headers = headersFrom(
    Object.entries((at(response, 'headers') ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, String(each)] as const),
    ),
  );
  const isTemplated = listAt(response, 'transformers').length > 0;
  const templates = [body.bytes.toString(), ...Object.values(headers)].flatMap(
    (text) => text.match(/\{\{[^{}]*\}\}/g) ?? [],
  );
  if (isTemplated && templates.length > 0)
    return { reason: `answers by a template: ${[...new Set(templates)].slice(0, 3).join(', ')}` };
  const fault = textAt(response, 'fault');
  if (fault !== undefined && !FAULTS[fault])
    return { reason: `answers with the fault ${fault}, which the simulator does not have` };
  const delay = delayOf(response);
  const dribble = at(response, 'chunkedDribbleDelay', 'totalDuration');
  const typed = { ...(body.isJson && { 'content-type': 'application/json; charset=utf-8' }), ...headers };
  return {
    ...(fault === undefined && { status: Number(at(response, 'status') ?? 200) }),
    headers: typed,
    body: body.bytes,
    delayMs: delay.ms,
    ...(typeof dribble === 'number' && { wire: { kind: 'slow-drip' as const, overMs: dribble } }),
    ...(fault !== undefined && FAULTS[fault]),
    ...(delay.remark !== undefined && { remarks: [delay.remark] }),
  };
}

function bodyOf(
  response: unknown,
  json: unknown,
  read: (file: string) => Buffer | undefined,
): { readonly bytes: Buffer; readonly isJson: boolean } | { readonly reason: string } {
  if (json !== undefined) return { bytes: Buffer.from(JSON.stringify(json)), isJson: true };
  const base64 = textAt(response, 'base64Body');
  if (base64 !== undefined) return { bytes: Buffer.from(base64, 'base64'), isJson: false };
  const file = textAt(response, 'bodyFileName');
  if (file === undefined) return { bytes: Buffer.from(textAt(response, 'body') ?? ''), isJson: false };
  const bytes = read(file);
  return bytes ? { bytes, isJson: false } : { reason: `answers with a file that is not in __files: ${file}` };
}

function delayOf(response: unknown): { readonly ms: number; readonly remark?: string } {
  const fixed = at(response, 'fixedDelayMilliseconds');
  const spread = at(response, 'delayDistribution');
  if (spread === undefined) return { ms: Number(fixed ?? 0) };
  const [lower, upper, median, fixedMs] = ['lower', 'upper', 'median', 'milliseconds'].map((name) =>
    at(spread, name),
  );
  const ms = Math.round(Number(median ?? fixedMs ?? (Number(lower) + Number(upper)) / 2));
  return {
    ms,
    remark: `its random delay (${textAt(spread, 'type') ?? ''}) is replaced by its middle, ${ms} ms`,
  };
}
