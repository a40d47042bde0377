import { expect, test } from 'vitest';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import type { Application } from './opening.ts';
import { placeOf, stepAfter, stepBefore, stepToDo, stepTarget } from './steps.ts';

const all = ['COMPANY', 'VERIFY', 'CONTACTS', 'BUSINESS', 'MATERIALS', 'SIGN'] as const;

/**
 * @param done number of finished steps
 * @param state of the others; carried-over steps need a confirmation
 */
const progress = (done: number, state: 'TODO' | 'CONFIRM' = 'TODO') => ({
  steps: all.map((step, index) => ({ step, state: index < done ? ('DONE' as const) : state })),
});
const opening = (done: number, status: Application['status'] = 'FILLING') => ({
  application: { ...progress(done), status } as Application,
});

const at = (step: OpeningStep, moved: boolean) => ({ to: 'step', step, moved });

test.each([
  ['nothing begun', {}, 'step', { to: 'start' }],
  ['nothing begun, a later step', {}, 'materials', { to: 'start' }],
  ['the first, where one left off', opening(0), 'step', at('COMPANY', true)],
  ['the third, where one left off', opening(2), 'step', at('CONTACTS', true)],
  ['the one that is due', opening(2), 'contacts', at('CONTACTS', false)],
  ['one that is done', opening(2), 'company', at('COMPANY', false)],
  ['a later one', opening(2), 'materials', at('CONTACTS', true)],
  ['signing, too early', opening(0), 'contractSign', at('COMPANY', true)],
  ['no such step', opening(3), 'nowhere', at('BUSINESS', true)],
  ['the audit, before it is submitted', opening(5), 'audit', at('SIGN', true)],
  ['signed: nothing before it can be changed', opening(6), 'company', at('SIGN', true)],
  ['submitted', opening(6, 'REVIEWING'), 'step', { to: 'result' }],
  ['refused', opening(6, 'REFUSED'), 'company', { to: 'result' }],
])('%s', { tags: ['open-step-resume'] }, (_, given, asked, way) => {
  expect(stepTarget(given, asked)).toEqual(way);
});

test('finds the step to continue with, its place and its neighbours', () => {
  expect([0, 3, 5, 6].map((done) => stepToDo(progress(done)))).toEqual([
    'COMPANY',
    'BUSINESS',
    'SIGN',
    'SIGN',
  ]);
  expect(stepToDo(progress(1, 'CONFIRM'))).toBe('VERIFY');
  expect(placeOf(progress(0), 'CONTACTS')).toEqual({ place: 3, of: 6 });
  expect([stepBefore(progress(0), 'COMPANY'), stepAfter(progress(0), 'COMPANY')]).toEqual([
    undefined,
    'VERIFY',
  ]);
  expect([stepAfter(progress(2), 'COMPANY'), stepAfter(progress(5), 'COMPANY')]).toEqual([
    'CONTACTS',
    'SIGN',
  ]);
  expect([stepBefore(progress(0), 'SIGN'), stepAfter(progress(0), 'SIGN')]).toEqual(['MATERIALS', undefined]);
});
