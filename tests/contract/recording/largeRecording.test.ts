/** Tests that recording a large log does not block other requests, and that its file is readable. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { components } from '#generated/control/types.ts';
import { client, clientIn, type Client } from '../client.ts';

type Recording = components['schemas']['Recording'];

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
/** Characters that are special in YAML or end a line. */
const odd = 'a: b # c\n- \u2028 {x} \t\n\n  "y" \u0000 end ';

/** Sends requests whose list has so many values each; 2,400 make a body of about 30 KB. @returns the bodies */
async function converse({ send }: Client, count: number, values: number): Promise<object[]> {
  const sent: object[] = [];
  for (let index = 0; index < count; index += 1) {
    const list = Array.from({ length: values }, (_, at) => ({ note: at === 0 ? odd : '' }));
    const body = { productCode: '12003', index, list };
    await send('POST', coupon, body);
    sent.push(body);
  }
  return sent;
}

interface File {
  readonly replay: readonly { readonly on: string; readonly request: unknown }[];
}

test('records short and long bodies as sent', { tags: ['hold-recording'] }, async () => {
  const here = await clientIn('baseline');
  const sent = [...(await converse(here, 13, 3)), ...(await converse(here, 3, 2_400))];
  const { text, exchanges, leftOut } = await here.control<Recording>('GET', '/recording');
  expect([exchanges, leftOut]).toEqual([16, 0]);
  expect((parse(text) as File).replay.map(({ request }) => request)).toEqual(sent);
});

test(
  'answers other requests while it records a large log, and counts omitted rows',
  { tags: ['hold-recording'] },
  async () => {
    const here = await clientIn('baseline');
    await converse(here, 150, 2_400);
    const other = client();
    await other.control('GET', '/clock');
    const recorded = here.control<Recording>('GET', '/recording').then((recording) => ({ recording }));
    const answered = other.control('GET', '/clock').then(() => 'answered');
    expect(await Promise.race([recorded, answered])).toBe('answered');
    const { recording } = await recorded;
    expect(recording.text.length).toBeLessThan(4_001_000);
    expect(recording.leftOut).toBeGreaterThan(0);
    expect(recording.exchanges + recording.leftOut).toBe(150);
    const [head = '', ...rows] = recording.text.split(/^(?= {2}- \{"on")/m);
    expect(rows).toHaveLength(recording.exchanges);
    // Parsing 4 MB takes seconds.
    const [first = '', last = ''] = [rows[0], rows.at(-1)];
    expect((parse(head + first + last) as File).replay).toHaveLength(2);
  },
);
