/** Expectations of an exported test on a response, limited to parts that are equal in each run. Pure. */
import { isObject } from '#tools/object.ts';
import { parsedUnlessDeep } from '../../json/parsed.ts';
import type { Fault } from '../../sessions/fault.ts';
import type { LogEntry } from '../../sessions/log.ts';
import { holdsMask } from '../../sessions/mask.ts';
import { Code, quoted, source } from './source.ts';

/** Maximum characters of a body whose lists are compared: a longer one makes an unreadable test. */
const WHOLE = 40_000;
/** Maximum characters that are compared of a body that is not JSON. */
const TEXT = 300;

/** Returns the lines of the test after `const response = await …`. */
export function expectations(entry: LogEntry, fault: Fault | undefined): string[] {
  const { method, status, answeredBy, response } = entry;
  const lines = [`expect(response.status()).toBe(${status});`];
  if (fault?.answer.wire === 'wrong-type')
    lines.push("expect(response.headers()['content-type']).toContain('text/html');");
  if (method === 'HEAD') return lines;
  // A body that is not text is not compared.
  if (entry.raw?.response?.bytes !== undefined) return lines;
  const value = isObject(response) ? response : jsonOf(response);
  if (answeredBy === 'upstream') return [...lines, ...codeOnly(value, entry.code)];
  if (value !== undefined) {
    const isWhole = JSON.stringify(value).length <= WHOLE;
    const compared = `expect(await response.json()).toMatchObject(${source(comparedValue(value, isWhole), 2)});`;
    return [...lines, ...(isWhole ? [] : [`// 应答超过 ${WHOLE} 字：不核对列表的内容`]), compared];
  }
  return [...lines, ...ofText(typeof response === 'string' ? response : undefined)];
}

const jsonOf = (text: unknown): object | undefined =>
  typeof text === 'string' && /^\s*[{[]/.test(text)
    ? (parsedUnlessDeep(text) as object | undefined)
    : undefined;

/** Compares a text. A file of the portal has no text in the log; a text with masked secrets cannot be compared. */
function ofText(text: string | undefined): string[] {
  if (text === undefined) return [];
  if (holdsMask(text)) return [];
  return text.length <= TEXT
    ? [`expect(await response.text()).toBe(${quoted(text)});`]
    : [`expect((await response.text()).slice(0, ${TEXT})).toBe(${quoted(text.slice(0, TEXT))});`];
}

/** Compares only the code of a response, for a real backend, whose other data may change. */
function codeOnly(value: object | undefined, code: string | undefined): string[] {
  if (!isObject(value) || code === undefined) return [];
  const path = pathOfCode(value, code);
  const found = path?.reduceRight<unknown>((inner, name) => ({ [name]: inner }), code);
  return found === undefined ? [] : [`expect(await response.json()).toMatchObject(${source(found, 2)});`];
}

/** Returns the path to the member that has the code. */
function pathOfCode(value: Readonly<Record<string, unknown>>, code: string): string[] | undefined {
  for (const [name, inner] of Object.entries(value)) {
    if (inner === code) return [name];
    if (!isObject(inner)) continue;
    const deeper = pathOfCode(inner, code);
    if (deeper) return [name, ...deeper];
  }
  return undefined;
}

/** Returns the value to compare with; masked texts match any text. @param isWhole whether contents of lists are compared */
function comparedValue(value: object, isWhole: boolean): unknown {
  const within = (one: unknown): unknown => {
    if (typeof one === 'string') return holdsMask(one) ? new Code('expect.any(String)') : one;
    if (Array.isArray(one)) return isWhole ? one.map(within) : new Code('expect.any(Array)');
    if (!isObject(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, within(inner)]));
  };
  return within(value);
}
