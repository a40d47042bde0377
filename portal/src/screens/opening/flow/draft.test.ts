import { expect, test } from 'vitest';
import { ApiError } from '#generated/runtime/failure.ts';
import { draftOf, dropFromTab, keepInTab, stateAfter } from './draft.ts';

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

test('prefers the draft of the tab to the saved one until another page saves or the tab drops it', () => {
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

const refusal = (name: string) =>
  new ApiError({
    service: 'provisional',
    operation: 'saveOpeningContacts',
    code: 'P1',
    name,
    kind: 'state',
    message: '',
    requestId: 'r1',
  });

test.each([
  ['another page has saved', refusal('OpeningOutdated'), false, 'outdated'],
  ['another page has signed', refusal('OpeningLocked'), true, 'outdated'],
  ['another page has made an earlier step unfinished', refusal('StepOutOfOrder'), false, 'outdated'],
  ['a wrong code, after the draft was kept', refusal('SmsCodeWrong'), false, 'saved'],
  ['a wrong code, before the draft was kept', refusal('SmsCodeWrong'), true, 'tab'],
  ['no response', new Error('anything'), true, 'tab'],
] as const)('the draft state after the failure "%s"', (_, error, unsent, state) => {
  expect(stateAfter(error, unsent, 'saved')).toBe(state);
});
