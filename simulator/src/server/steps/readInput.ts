import { readJson, valueLimits, type ReadJson } from '../../json/readJson.ts';
import { describeErrors } from '../../json/violations.ts';
import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { UploadedFile } from '../../services/handler.ts';
import { isForm } from '../request/contentType.ts';
import { header, type Incoming } from '../request/incoming.ts';

export interface Input {
  /** Payload: JSON body, query parameters or, at the gateway, the document inside reqData. */
  readonly value: unknown;
  readonly violations: readonly Violation[];
  /** Set if the body cannot be read: its encoding, broken JSON, a form in place of JSON, or an invalid form. */
  readonly malformed?: string;
  /** 415 for an unsupported type of body; otherwise 400. */
  readonly status?: number;
  /** Files of an upload, by the member of `value` that holds their name. */
  readonly files?: Readonly<Record<string, UploadedFile>>;
}

/** Reads the payload of an operation without an upload (readUpload.ts reads those) and validates it by the contract. */
export function readInput(operation: Operation, incoming: Incoming): Input {
  const { unreadable } = incoming;
  if (unreadable)
    return { value: '', violations: [], malformed: unreadable.message, status: unreadable.status };
  if (incoming.bytes && isForm(header(incoming, 'content-type')))
    return { value: '', violations: [], malformed: '请求正文应为 JSON，而不是 multipart/form-data' };
  const outer = incoming.method === 'GET' ? { value: { ...incoming.query } } : parse(incoming.body || '{}');
  if ('problem' in outer)
    return { value: incoming.body, violations: [], malformed: `请求正文${outer.problem}` };
  return operation.service === 'gateway'
    ? readPacked(operation, outer.value)
    : validated(operation, outer.value, '');
}

const parse = (text: string): ReadJson => readJson(text, valueLimits.request);

/** Gateway request: `reqData`, a string that holds JSON, next to the device fingerprint `eid` (spec 2 §7). */
function readPacked(operation: Operation, outer: unknown): Input {
  if (typeof outer !== 'object' || outer === null || Array.isArray(outer))
    return { value: outer, violations: [{ pointer: '', message: '应为对象' }] };
  const { reqData, eid } = outer as { reqData?: unknown; eid?: unknown };
  const missingEid = missing('/eid', eid);
  const missingData = missing('/reqData', reqData);
  if (missingData.length > 0) return { value: outer, violations: [...missingData, ...missingEid] };
  const inner = parse(reqData as string);
  if ('problem' in inner)
    return { value: outer, violations: [{ pointer: '/reqData', message: inner.problem }, ...missingEid] };
  const read = validated(operation, inner.value, '/reqData');
  return { ...read, violations: [...read.violations, ...missingEid] };
}

function missing(pointer: string, value: unknown): Violation[] {
  if (value === undefined) return [{ pointer, message: '缺少必填字段' }];
  return typeof value === 'string' ? [] : [{ pointer, message: '应为字符串' }];
}

/** Coerces query parameters in place: `value` afterwards has the contract's types. */
export function validated({ request }: Operation, value: unknown, at: string): Input {
  return { value, violations: request(value) ? [] : describeErrors(request.errors, at) };
}
