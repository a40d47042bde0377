/** Request of a test, for Playwright's request context. Pure. */
import { isObject } from '#tools/object.ts';
import { parsedSame } from '../../json/parsed.ts';
import { tooMuch, valueLimits } from '../../json/readJson.ts';
import type { FormFile, SentRequest } from '../../sessions/scene.ts';
import { Code, quoted, source } from './source.ts';

/** Columns for `  const response = await ` and for the end of the line. */
const BESIDE = 30;

interface TestRequest {
  readonly method: string;
  readonly sent: SentRequest;
  /** Members besides headers and body: timeout, redirects. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** Returns the source of a request, indented by two columns: `request.post('/path', { data: … })`. */
export function requestSource({ method, sent, more }: TestRequest): string {
  const { headers, data, multipart } = bodyOf(sent);
  const verb = { GET: 'get', POST: 'post' }[method];
  const options = {
    ...(verb === undefined && { method }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(data !== undefined && { data }),
    ...(multipart && { multipart }),
    ...more,
  };
  const called = `request.${verb ?? 'fetch'}(${quoted(sent.path)}`;
  if (Object.keys(options).length === 0) return `${called})`;
  return `${called}, ${source(options, 2, BESIDE + called.length)})`;
}

interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly multipart?: Readonly<Record<string, unknown>>;
}

function bodyOf({ headers: all, body, form, unread }: SentRequest): Body {
  const { 'content-type': type, ...others } = all;
  const typed = type === undefined ? others : { 'content-type': type, ...others };
  if (form) return { headers: others, multipart: Object.fromEntries(Object.entries(form).map(partOf)) };
  if (unread) return { headers: typed, data: new Code('Buffer.from([0xff])') };
  if (body === undefined) return { headers: type === 'application/json' ? others : typed };
  // The text is sent in UTF-8, whatever its original encoding.
  const utf8 = type?.replace(/;\s*charset=[^;]*/i, '');
  const json = asSourceValue(body);
  if (json === undefined || !/^application\/json$/i.test(utf8 ?? ''))
    return {
      headers: utf8 === undefined ? others : { 'content-type': utf8, ...others },
      data: new Code(`Buffer.from(${quoted(body)})`),
    };
  return { headers: others, data: payload(json) };
}

/** Parses a JSON text that can be written as source; undefined if it has too many values or a notation of its own. */
function asSourceValue(text: string): object | undefined {
  return tooMuch(text, valueLimits.request) === undefined ? parsedSame(text) : undefined;
}

/** Writes the payload of the gateway, a JSON text inside the body, as source of its own. */
function payload(body: object): unknown {
  const reqData = isObject(body) ? body['reqData'] : undefined;
  const inner = typeof reqData === 'string' ? asSourceValue(reqData) : undefined;
  // `      reqData: JSON.stringify(` takes 30 columns, 6 of them indent.
  return inner ? { ...body, reqData: new Code(`JSON.stringify(${source(inner, 6, 30)})`) } : body;
}

const partOf = ([name, value]: readonly [string, string | FormFile]): [string, unknown] => [
  name,
  typeof value === 'string' ? value : fileOf(value),
];

/** Makes a file of the same type and size; its content is not stored. */
function fileOf({ name, bytes, type }: FormFile): unknown {
  const starts = new Map([
    ['application/pdf', "'%PDF-'"],
    ['image/png', String.raw`'\x89PNG\r\n\x1a\n'`],
    ['image/jpeg', String.raw`'\xff\xd8\xff'`],
  ]);
  const start = starts.get(type ?? '') ?? "''";
  return {
    name,
    mimeType: type ?? 'application/octet-stream',
    buffer: new Code(`Buffer.from(${start}.padEnd(${bytes}), 'latin1')`),
  };
}
