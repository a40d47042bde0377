import { expect, test } from 'vitest';
import { draftOf, dropFromTab, keepInTab, withDraft } from './draft.ts';

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const drafts = [
  { step: 'COMPANY', content: '{"companyName":"云端"}', savedAt: '2026-11-12 10:00:00' },
] as const;
const application = { applyNo: 'SQ1', version: 3, drafts: [...drafts] };

test('the tab’s own text comes back, unless another page has saved since', () => {
  const storage = tab();
  expect(draftOf(storage, application, 'COMPANY')).toBe('{"companyName":"云端"}');
  expect(draftOf(storage, application, 'CONTACTS')).toBeUndefined();
  keepInTab(storage, 'SQ1', 'COMPANY', { content: '本页', version: 3 });
  expect(draftOf(storage, application, 'COMPANY')).toBe('本页');
  expect(draftOf(storage, { ...application, version: 4 }, 'COMPANY')).toBe('{"companyName":"云端"}');
  expect(draftOf(storage, { ...application, applyNo: 'SQ2' }, 'COMPANY')).toBe('{"companyName":"云端"}');
  dropFromTab(storage, 'SQ1', 'COMPANY');
  expect(draftOf(storage, application, 'COMPANY')).toBe('{"companyName":"云端"}');
});

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
