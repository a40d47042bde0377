import { expect, test } from 'vitest';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import type { Application } from './opening.ts';
import { placeOf, stepAfter, stepBefore, stepToDo, stepTarget } from './steps.ts';

const all = ['COMPANY', 'VERIFY', 'CONTACTS', 'BUSINESS', 'MATERIALS', 'SIGN'] as const;

/**
 * @param done number of finished steps
 * @param state state of the unfinished steps; CONFIRM for data carried over
 */
const progress = (done: number, state: 'TODO' | 'CONFIRM' = 'TODO') => ({
  steps: all.map((step, index) => ({ step, state: index < done ? ('DONE' as const) : state })),
});
const opening = (done: number, status: Application['status'] = 'FILLING') => ({
  application: { ...progress(done), status } as Application,
});

const at = (step: OpeningStep, moved: boolean) => ({ to: 'step', step, moved });

test.each([
  ['leads to the start without an application', {}, 'step', { to: 'start' }],
  ['leads from a later step to the start without an application', {}, 'materials', { to: 'start' }],
  ['continues with the first step', opening(0), 'step', at('COMPANY', true)],
  ['continues with the first unfinished step', opening(2), 'step', at('CONTACTS', true)],
  ['opens the current step', opening(2), 'contacts', at('CONTACTS', false)],
  ['opens a finished step', opening(2), 'company', at('COMPANY', false)],
  ['sends a later step back to the current one', opening(2), 'materials', at('CONTACTS', true)],
  ['sends signing back to the first unfinished step', opening(0), 'contractSign', at('COMPANY', true)],
  ['sends an unknown step to the current one', opening(3), 'nowhere', at('BUSINESS', true)],
  ['sends the audit back to signing before the submission', opening(5), 'audit', at('SIGN', true)],
  ['sends a locked step to the submission after signing', opening(6), 'company', at('SIGN', true)],
  ['leads to the result after the submission', opening(6, 'REVIEWING'), 'step', { to: 'result' }],
  ['leads to the result after a refusal', opening(6, 'REFUSED'), 'company', { to: 'result' }],
])('the flow %s', { tags: ['open-step-resume'] }, (_, given, requestedStep, target) => {
  expect(stepTarget(given, requestedStep)).toEqual(target);
});

test('continues with the first unfinished step, or with signing if there is none', () => {
  expect([0, 3, 5, 6].map((done) => stepToDo(progress(done)))).toEqual([
    'COMPANY',
    'BUSINESS',
    'SIGN',
    'SIGN',
  ]);
  expect(stepToDo(progress(1, 'CONFIRM'))).toBe('VERIFY');
});

test('finds the place of a step, the step before it and the next unfinished one', () => {
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
