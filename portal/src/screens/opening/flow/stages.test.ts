import { expect, test } from 'vitest';
import { stagesOf } from './stages.ts';

test('sorts the steps of a product into stages as done, current and to come', () => {
  const progress = {
    steps: [
      { step: 'COMPANY', state: 'DONE' },
      { step: 'VERIFY', state: 'TODO' },
      { step: 'MATERIALS', state: 'TODO' },
      { step: 'SIGN', state: 'TODO' },
    ] as const,
  };
  const stages = stagesOf({ steps: [...progress.steps] }, 'VERIFY');
  expect(stages.map(({ title, current }) => [title, current])).toEqual([
    ['企业实名认证', true],
    ['合同签署', false],
    ['风控审核', false],
  ]);
  expect(stages.flatMap(({ marks }) => marks).map(({ name, mark }) => [name, mark])).toEqual([
    ['企业信息', 'done'],
    ['实名认证', 'current'],
    ['资料上传', 'to-come'],
    ['核对签署', 'to-come'],
    ['审核结果', 'to-come'],
  ]);
});

test('the first stage has another name for a product without a verification', () => {
  const steps = (['BUSINESS', 'MATERIALS', 'SIGN'] as const).map((step) => ({
    step,
    state: 'TODO' as const,
  }));
  expect(stagesOf({ steps }, 'BUSINESS').map(({ title }) => title)).toEqual([
    '资料填写',
    '合同签署',
    '风控审核',
  ]);
});

test('the audit is current after the submission, and done once it has passed', () => {
  const progress = {
    steps: (['BUSINESS', 'SIGN'] as const).map((step) => ({ step, state: 'DONE' as const })),
  };
  const statesAt = (at: 'audit' | 'end') =>
    stagesOf(progress, at).map(({ current, done }) => ({ current, done }));
  const past = { current: false, done: true };
  expect(statesAt('audit')).toEqual([past, past, { current: true, done: false }]);
  expect(statesAt('end')).toEqual([past, past, past]);
});
