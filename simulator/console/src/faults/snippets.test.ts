import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Fault } from './inWords.ts';
import { asHeader, asTest, asYaml } from './snippets.ts';

const on = 'gateway.orderQuickBill';
const fault = (rest: Pick<Fault, 'answer'> & Partial<Fault>): Fault => ({ id: 'f1', used: 3, on, ...rest });
const complexFault = fault({
  answer: { code: '9301', delay: '3s' },
  when: { fields: { '/productCode': '12003' }, call: 2 },
  times: 1,
});

test('writes a rule as a scenario file without its counters', () => {
  const { id: _, used: __, ...rule } = complexFault;
  expect(parse(asYaml(complexFault))).toEqual({ faults: [rule] });
});

test('writes a rule as one call of a test', () => {
  expect(asTest(fault({ answer: { status: 503 }, times: 1 }))).toBe(
    `await sim.fail("gateway.orderQuickBill", {"status":503}, 1);`,
  );
  expect(asTest(complexFault)).toBe(
    `await sim.when("gateway.orderQuickBill", {"fields":{"/productCode":"12003"},"call":2}).fail({"code":"9301","delay":"3s"}, 1);`,
  );
});

test.each<[Fault['answer'], string | undefined]>([
  [{ code: '9301' }, '9301'],
  [{ code: '801', layer: 'outer' }, 'outer/801'],
  [{ status: 502 }, 'http-502'],
  [{ delay: '3s' }, 'delay-3s'],
  [{ drop: 'connection' }, 'drop'],
  [{ drop: 'answer' }, 'lost'],
  [{ wire: 'slow-drip' }, 'slow-drip'],
  // No word of the header can express it.
  [{ wire: 'slow-drip', over: '3s' }, undefined],
  [{ status: 502, body: 'x' }, undefined],
  [{ code: '9301', delay: '3s' }, undefined],
  [{ delay: '3s', spread: 0.6 }, undefined],
])('writes %j as the request header %s', (answer, word) => {
  expect(asHeader(fault({ answer }))).toBe(word && `X-Sim-Force: ${word}`);
  expect(asHeader(fault({ answer, on: 'asset:/front/assets/*.js' }))).toBeUndefined();
});
