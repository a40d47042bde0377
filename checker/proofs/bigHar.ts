/** Writes a HAR file of any length, as a browser would: repeated real exchanges of the simulator. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { catalogue } from '../../simulator/src/services/catalogue.ts';
import { examplesOf } from '../../tools/sim/coverage/examples.ts';
import { http } from '../../tools/sim/http.ts';
import { callOf } from '../../tools/sim/session.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Records one exchange for each request example of each reading operation. */
export async function recordedExchanges(origin: string): Promise<Entry[]> {
  const client = http(origin, 10_000);
  const entries: Entry[] = [];
  for (const operation of catalogue.filter(({ effect, upload }) => effect === 'read' && !upload))
    for (const input of examplesOf(operation)) {
      const call = callOf(operation, input);
      const body = call.body === undefined ? undefined : String(call.body);
      const { status, text, headers } = await client.send({
        ...call,
        headers: { ...call.headers, 'x-sim-session': 'har' },
      });
      entries.push({
        time: 12,
        request: {
          method: call.method,
          url: origin + call.path,
          httpVersion: 'HTTP/1.1',
          headers: listOf({ ...call.headers }),
          queryString: [...new URL(origin + call.path).searchParams].map(([name, value]) => ({
            name,
            value,
          })),
          cookies: [],
          ...(body !== undefined && { postData: { mimeType: 'application/json', text: body } }),
          headersSize: -1,
          bodySize: Buffer.byteLength(body ?? ''),
        },
        response: {
          status,
          statusText: 'OK',
          httpVersion: 'HTTP/1.1',
          headers: listOf(headers),
          cookies: [],
          content: { size: Buffer.byteLength(text), mimeType: headers['content-type'], text },
          redirectURL: '',
          headersSize: -1,
          bodySize: Buffer.byteLength(text),
        },
        cache: {},
        timings: { send: 0, wait: 12, receive: 0 },
      });
    }
  client.close();
  return entries;
}

/** Writes the exchanges repeatedly into a HAR file of at least `bytes` bytes. @returns the number of entries */
export async function writeHar(file: string, bytes: number, exchanges: readonly Entry[]): Promise<number> {
  const out = createWriteStream(file);
  const creator = { name: 'bench', version: '1' };
  let written = 0;
  let count = 0;
  const write = async (text: string): Promise<void> => {
    written += Buffer.byteLength(text);
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(
    `{\n  "log": {\n    "version": "1.2",\n    "creator": ${JSON.stringify(creator)},\n    "entries": [\n`,
  );
  while (written < bytes) {
    const startedDateTime = new Date(Date.UTC(2026, 10, 12, 2) + count * 40).toISOString();
    const entry = { startedDateTime, ...exchanges[count % exchanges.length] };
    await write(`${count > 0 ? ',\n' : ''}${JSON.stringify(entry, null, 2)}`);
    count += 1;
  }
  await write('\n    ]\n  }\n}\n');
  out.end();
  await once(out, 'close');
  return count;
}

const listOf = (headers: Readonly<Record<string, string | undefined>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: value ?? '' }));
