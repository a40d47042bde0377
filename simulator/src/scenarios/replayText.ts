/** Writes a conversation as the list `replay` of a scenario file, with large bodies in files beside it. */
import { parsedSame } from '../json/parsed.ts';
import { isPerSession } from './replayHeaders.ts';
import type { NewReplay } from './scenario.ts';

/** A response as sent; a missing response has no status. */
export interface RecordedExchange {
  readonly on: string;
  /** The payload; numbers may be those of `readAsWritten`. */
  readonly request?: unknown;
  readonly status?: number;
  /** Names in lower case; several values of one name are separated by line ends. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly delayMs: number;
  readonly wire?: WireTrouble;
}

/** Transport of a response, if unusual. */
export interface WireTrouble {
  readonly kind: NonNullable<NewReplay['wire']>;
  /** For slow-drip. */
  readonly overMs?: number;
}

/** A body in a separate file; the name is relative to the scenario file's folder. */
export interface BodyFile {
  readonly file: string;
  readonly bytes: Buffer;
}

/** Size in bytes above which a body gets a separate file. */
const LARGE = 64 * 1024;
/** The YAML writer takes a microsecond per character: longer values are written as JSON, which is valid YAML. */
const LONG = 4_000;
/** Block texts are off: the library misreads some of its own that begin or end with a blank. */
const FORM = { aliasDuplicateObjects: false, blockQuote: false, lineWidth: 120 };
const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns an exchange of the list, and its body if it needs a file. @param file name of that file without extension */
export function exchangeOf(
  exchange: RecordedExchange,
  file: string,
): { exchange: NewReplay; beside: BodyFile[] } {
  const { on, request, status, headers, delayMs, wire } = exchange;
  const { exchange: answer, beside } =
    status === undefined ? { exchange: silentOf(wire), beside: [] } : answerOf(exchange, file);
  const kept = Object.entries(headers).filter(
    ([name, value]) => !isPerSession(name) && !isUsual(name, value, answer),
  );
  const isAnswered = status !== undefined;
  // 200 is the default, but without a body only the status says that there was a response.
  const needsStatus = isAnswered && (status !== 200 || !hasBody(answer));
  const needsHeaders = isAnswered && kept.length > 0;
  return {
    exchange: {
      on,
      ...(request !== undefined && { request }),
      ...(needsStatus && { status }),
      ...(needsHeaders && {
        headers: Object.fromEntries(kept.map(([name, value]) => [name, severalOf(value)])),
      }),
      ...answer,
      ...(delayMs > 0 && { delay: `${Math.round(delayMs)}ms` }),
      ...(isAnswered && wireMembers(wire)),
    },
    beside,
  };
}

type Answer = Partial<Pick<NewReplay, 'answer' | 'body' | 'base64' | 'file' | 'drop' | 'wire' | 'over'>>;

const hasBody = ({ answer, body, base64, file }: Answer): boolean =>
  [answer, body, base64, file].some((each) => each !== undefined);

const silentOf = (wire: WireTrouble | undefined): Answer =>
  wire ? wireMembers(wire) : { drop: 'connection' };

const wireMembers = (wire: WireTrouble | undefined): Answer => ({
  ...(wire && { wire: wire.kind }),
  ...(wire?.overMs !== undefined && { over: `${wire.overMs}ms` }),
});

const severalOf = (value: string): string | string[] => (value.includes('\n') ? value.split('\n') : value);

/** Returns whether the simulator sends a header by itself: with every response, or with JSON of a recording. */
const isUsual = (name: string, value: string, { answer }: Answer): boolean =>
  (name === 'cache-control' && value === 'no-store') ||
  (name === 'content-type' && value === JSON_TYPE && answer !== undefined);

/**
 * Writes a large body into a separate file. Others are written as YAML if that preserves the bytes of their JSON, else
 * as text, else as base64.
 */
function answerOf(
  { body, headers }: RecordedExchange,
  file: string,
): { exchange: Answer; beside: BodyFile[] } {
  if (body.length === 0) return { exchange: {}, beside: [] };
  if (body.length > LARGE) {
    const named = `${file}.${endingOf(headers)}`;
    return { exchange: { file: named }, beside: [{ file: named, bytes: body }] };
  }
  const text = body.toString();
  const isText = Buffer.from(text).equals(body);
  // A replayed `answer` always has a content type, so a response without one is kept as text.
  const answer = isText && headers['content-type'] !== undefined ? parsedSame(text) : undefined;
  if (answer !== undefined) return { exchange: { answer }, beside: [] };
  return { exchange: isText ? { body: text } : { base64: body.toString('base64') }, beside: [] };
}

/** File name endings by content type; '' stands for what the pattern captures: `image/png` gives png. */
const ENDINGS: readonly (readonly [type: RegExp, ending: string])[] = [
  [/json/, 'json'],
  [/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/xml/, 'xml'],
  [/^text\//, 'txt'],
  [/^image\/(\w{1,5})/, ''],
  [/pdf/, 'pdf'],
  [/zip/, 'zip'],
];

function endingOf({
  'content-type': type = '',
  'content-encoding': encoding,
}: RecordedExchange['headers']): string {
  const [found, ending] = ENDINGS.find(([pattern]) => pattern.test(type)) ?? [];
  if (encoding !== undefined || !found) return 'bin';
  return ending || (found.exec(type)?.[1] ?? 'bin');
}

/** Writes one exchange as an indented item of the list `replay`. @param stringify from the large library `yaml` */
export function exchangeText(
  exchange: NewReplay,
  stringify: (value: unknown, form: typeof FORM) => string,
): string {
  const json = JSON.stringify(exchange);
  if (json.length > LONG || hasRawNumbers(exchange)) return `  - ${inYaml(json)}\n`;
  return stringify([exchange], FORM)
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
}

/** Writes the head of the file. */
export const headText = (head: object, stringify: (value: unknown, form: typeof FORM) => string): string =>
  stringify(head, FORM);

const raw = JSON as unknown as { isRawJSON(value: unknown): boolean };

const hasRawNumbers = (value: unknown): boolean =>
  raw.isRawJSON(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasRawNumbers));

/** Escapes characters that are valid in JSON but invalid or line ends in YAML. */
const inYaml = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
