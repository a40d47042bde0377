import { expect, test } from 'vitest';
import { object, reads, text } from '../../fixtures/contractParts.ts';
import { smallContract } from '../../fixtures/smallContract.ts';
import type { Step } from '../journey.ts';
import { EXTENSION } from './readArazzo.ts';
import { arazzoOf } from './writeArazzo.ts';

const { operations } = smallContract('courses.json', {
  paths: { '/courses': { get: reads('show', object({ title: text })) } },
});

test.each<[string, Partial<Step>, boolean]>([
  ['a text', { shows: { '/title': 'Physics' } }, true],
  ['null', { shows: { '/room': null } }, true],
  ['a list', { shows: { '/tags': ['new'] } }, false],
  ['an object beside a text', { shows: { '/title': 'Physics', '/place': { room: 'R2' } } }, false],
  ['an item of a list', { holds: { in: '/list', title: 'Physics' } }, false],
  ['a value of a chosen item', { keep: { id: '/list[open=true]/id' } }, false],
])('decides whether Arazzo can express the whole step that expects %s', (_, expected, isPlain) => {
  const step: Step = { call: 'show', with: {}, ...expected };
  const { document, extendedSteps } = arazzoOf(
    [{ name: 'read', title: 'Reads', steps: [step] }],
    [{ service: 'courses', version: '1', operations }],
    './courses.json',
  );
  expect(extendedSteps).toBe(isPlain ? 0 : 1);
  expect(document).toMatchObject({
    workflows: [{ steps: [isPlain ? { operationId: 'show' } : { [EXTENSION]: step }] }],
  });
});
