import { expect, test } from 'vitest';
import { restoredValues, withDraft } from './restoredValues.ts';

test.each([
  ['nothing', undefined, { name: '', kinds: [] }],
  ['a text', '{"name":"禾川"}', { name: '禾川', kinds: [] }],
  ['what the form does not know', '{"other":"x"}', { name: '', kinds: [] }],
  ['another kind of value', '{"name":3,"kinds":"x"}', { name: '', kinds: [] }],
  ['a list', '{"kinds":["OFFICE"]}', { name: '', kinds: ['OFFICE'] }],
  ['no object', '[1]', { name: '', kinds: [] }],
  ['no JSON', '{"name":', { name: '', kinds: [] }],
])('%s is laid over the form', (_, content, values) => {
  expect(withDraft({ name: '', kinds: [] }, content)).toEqual(values);
});

test('a choice that was made comes back too', () => {
  expect(withDraft({ name: '' }, '{"kind":"SOLE","other":"x"}', ['kind'])).toEqual({
    name: '',
    kind: 'SOLE',
  });
});

test('what was typed is brought back only where it is more than what is confirmed', () => {
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
