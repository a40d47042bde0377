/** Traffic of one operation, as a browser records it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PATH = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
export const RIGHT = '{"productCode":"12003"}';
export const WRONG = '{}';

/** Returns a response body that refuses with that code. */
export const refusal = (code: string): string =>
  JSON.stringify({ resultCode: code, resultMsg: '不行', extData: null });

/** Returns an entry of a HAR file whose response has that code. @param time duration in ms */
export const entry = (code: string, { path = PATH, body = RIGHT, time = 3 } = {}) => ({
  time,
  request: { method: 'POST', url: `http://x${path}`, headers: [], postData: { text: body } },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { text: refusal(code) },
  },
});

/** Makes a folder for the files of one test file. */
export function trafficFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    folder,
    recorded: (...entries: readonly object[]): string =>
      written('traffic.har', JSON.stringify({ log: { version: '1.2', entries } })),
    /** Writes the team's codes: 4711 instead of E9000001, which the contract only assumes. */
    codesFile: (): string => written('codes.yaml', 'standard: { E9000001: 4711 }\n'),
    remove: (): void => rmSync(folder, { recursive: true }),
  };
}
