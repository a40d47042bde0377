import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkScenario } from './check.ts';
import { exchangeOf, exchangeText, type RecordedExchange } from './replayText.ts';
import type { NewReplay, ScenarioFile } from './scenario.ts';
import { readYaml } from './yaml.ts';

/** Reads a scenario file with this one exchange. */
function readBack(recorded: RecordedExchange): {
  exchange: NewReplay;
  beside: ReturnType<typeof exchangeOf>['beside'];
} {
  const { exchange, beside } = exchangeOf(recorded, 'name/1');
  const read = readYaml(`title: t\nreplay:\n${exchangeText(exchange, stringify)}`);
  if ('message' in read) throw new Error(read.message);
  const checked = checkScenario(read.value, () => []);
  if ('violations' in checked) throw new Error(JSON.stringify(checked.violations));
  const [first] = (checked.value satisfies ScenarioFile).replay ?? [];
  return { exchange: first!, beside };
}

function bytesOf({ exchange, beside }: ReturnType<typeof readBack>): Buffer {
  const { answer, body = '', base64 } = exchange;
  if (beside[0]) return beside[0].bytes;
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  return Buffer.from(answer === undefined ? body : JSON.stringify(answer));
}

const responseWith = (body: Buffer, headers: RecordedExchange['headers'] = {}): RecordedExchange => ({
  on: 'standard.queryCouponInfo',
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body,
  delayMs: 0,
});

const spaced = fc.json().map((text) => text.replaceAll(',', ', '));
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(text)),
  fc
    .string({
      unit: fc.constantFrom(' ', '\n', '\t', '\r', ':', '#', '-', '"', '\u0085', '\u2028', '\ufeff', 'x'),
      maxLength: 30,
    })
    .map((text) => Buffer.from(text)),
  fc.oneof(fc.json(), spaced).map((text) => Buffer.from(text)),
  fc.string({ unit: 'binary', minLength: 5_000, maxLength: 6_000 }).map((text) => Buffer.from(text)),
);

test('reads any body from its file with the same bytes', { tags: ['team-recorded-text'] }, () => {
  fc.assert(
    fc.property(bodies, (body) => {
      expect(bytesOf(readBack(responseWith(body))).equals(body)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('reads any header value unchanged', { tags: ['team-recorded-text'] }, () => {
  const letters = fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const { exchange } = readBack(
        responseWith(Buffer.alloc(0), { 'x-one': one, 'x-two': `${one}\n${other}` }),
      );
      expect(exchange.headers).toMatchObject({ 'x-one': one, 'x-two': [one, other] });
    }),
    { numRuns: 200 },
  );
});

test('reads any payload of a request unchanged', { tags: ['team-recorded-text'] }, () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string({ unit: 'binary' }).filter((name) => name !== '__proto__'),
        fc.jsonValue(),
      ),
      (request) => {
        const plain: unknown = JSON.parse(JSON.stringify(request));
        expect(readBack({ ...responseWith(Buffer.alloc(0)), request: plain }).exchange.request).toEqual(
          plain,
        );
      },
    ),
    { numRuns: 200 },
  );
});
