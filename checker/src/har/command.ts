/** `check --har FILE`: judges recorded traffic. */
import type { Flags } from '../cli/args.ts';
import { conclude } from '../cli/run.ts';
import { bundled } from '../contract/locate.ts';
import { readContracts } from '../contract/read.ts';
import type { Got } from '../exchange/client.ts';
import type { Wire } from '../exchange/encode.ts';
import { rulesOf } from '../run/bench.ts';
import { Tally } from '../run/tally.ts';
import type { Entry, Header } from './entries.ts';
import { entriesOf } from './entries.ts';
import { overheardReport } from './report.ts';
import { makeTraffic } from './traffic.ts';

/** @returns the exit code */
export async function harCommand(file: string, flags: Flags): Promise<number> {
  const started = performance.now();
  const contracts = readContracts(flags.contracts ?? bundled.folder);
  const tally = new Tally();
  const traffic = makeTraffic(
    contracts,
    await rulesOf({ exact: flags.exact === true, strict: flags.strict === true }),
    tally,
  );
  const unknown = new Map<string, number>();
  for await (const entry of entriesOf(file)) {
    const wire = wireOf(entry);
    if (!traffic.judge(wire, gotOf(entry))) unknown.set(pathOf(wire), (unknown.get(pathOf(wire)) ?? 0) + 1);
  }
  return conclude(
    overheardReport({
      source: file,
      contracts,
      tally,
      judged: traffic.judged(),
      unknown,
      ms: performance.now() - started,
      flags,
    }),
    flags,
  );
}

const pathOf = ({ method, path }: Wire): string => `${method} ${path.split('?', 1)[0]}`;

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
    ...(status === 0 && { lost: { kind: 'dropped', message: 'no answer was recorded' } as const }),
  };
}

const record = (headers: readonly Header[]): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value = '' }) => [name.toLowerCase(), value]));
