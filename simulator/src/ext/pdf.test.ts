import { expect, test } from 'vitest';
import { wrapped, pdf } from './pdf.ts';

test.each<[string, number, string[]]>([
  ['甲方乙方', 2, ['甲方', '乙方']],
  ['甲a乙b', 2, ['甲a', '乙b']],
  ['甲方', 2, ['甲方']],
  ['', 2, ['']],
])('wraps %s after %i ems', (line, ems, parts) => expect(wrapped(line, ems)).toEqual(parts));

test('writes every object at the offset in the table, and 80 lines on 3 sheets', () => {
  const file = pdf({ title: '结清证明', lines: Array.from({ length: 80 }, (_, index) => `第${index}行`) });
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.length).toBeGreaterThan(10);
  places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  expect(text).toContain('/Count 3');
});
