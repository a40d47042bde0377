import { expect, test } from 'vitest';
import { restoredValues, withDraft } from './restoredValues.ts';

test.each([
  ['nothing', undefined, { name: '', kinds: [] }],
  ['a text', '{"name":"禾川"}', { name: '禾川', kinds: [] }],
  ['an unknown field', '{"other":"x"}', { name: '', kinds: [] }],
  ['another kind of value', '{"name":3,"kinds":"x"}', { name: '', kinds: [] }],
  ['a list', '{"kinds":["OFFICE"]}', { name: '', kinds: ['OFFICE'] }],
  ['no object', '[1]', { name: '', kinds: [] }],
  ['no JSON', '{"name":', { name: '', kinds: [] }],
])('merges %s into the form', (_, content, values) => {
  expect(withDraft({ name: '', kinds: [] }, content)).toEqual(values);
});

test('restores a choice that has no value yet', () => {
  expect(withDraft({ name: '' }, '{"kind":"SOLE","other":"x"}', ['kind'])).toEqual({
    name: '',
    kind: 'SOLE',
  });
});

test('reports restored input only where it differs from the confirmed values', () => {
  const saved = { name: '禾川', code: '' };
  expect(restoredValues(saved, undefined)).toEqual({ values: saved, restored: false });
  expect(restoredValues(saved, '{"code":"","name":"禾川"}').restored).toBe(false);
  expect(restoredValues(saved, '{"amount":"0.35"}')).toEqual({ values: saved, restored: false });
  expect(restoredValues(saved, '{"name":"云端"}')).toEqual({
    values: { name: '云端', code: '' },
    restored: true,
  });
  expect(restoredValues(saved, '{"kind":"SOLE"}', ['kind']).restored).toBe(true);
});
