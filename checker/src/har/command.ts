/** `check --har FILE`: judges recorded traffic. */
import type { Flags } from '../cli/args.ts';
import type { Got } from '../exchange/got.ts';
import type { Wire } from '../exchange/encode.ts';
import type { Entry, Header } from './entries.ts';
import { entriesOf } from './entries.ts';
import { overhear } from './overhear.ts';

/** @returns the exit code */
export const harCommand = (file: string, flags: Flags): Promise<number> =>
  overhear(file, flags, async (hear) => {
    for await (const entry of entriesOf(file)) if (!wasLeft(entry)) hear(wireOf(entry), gotOf(entry));
  });

/** The page no longer wanted the answer: that is nobody's fault. */
const wasLeft = ({ response: { _error, _failureText } }: Entry): boolean =>
  /abort|cancel/i.test(_error ?? _failureText ?? '');

function wireOf({ request: { method, url, headers = [], postData } }: Entry): Wire {
  const { pathname, search } = URL.canParse(url) ? new URL(url) : new URL(url, 'http://recorded');
  const params = postData?.params?.map(({ name, value = '' }): [string, string] => [name, value]);
  const body = postData?.text ?? (params && new URLSearchParams(params).toString());
  return {
    method: method.toUpperCase(),
    path: pathname + search,
    headers: record(headers),
    ...(body !== undefined && { body }),
  };
}

function gotOf({ response: { status, headers = [], content = {} }, time }: Entry): Got {
  const { mimeType, text = '', encoding } = content;
  return {
    status,
    type: record(headers)['content-type'] ?? mimeType ?? '',
    text: encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
    ms: time ?? 0,
    ...(status <= 0 && { lost: { kind: 'dropped', message: 'no answer was recorded' } as const }),
  };
}

const record = (headers: readonly Header[]): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value = '' }) => [name.toLowerCase(), value]));
