import { expect, test } from 'vitest';
import { OpeningPhase } from '#generated/shared/enums/OpeningPhase.ts';
import { phasesOf } from './phases.ts';

const audit = {
  submittedAt: '2026-11-12 09:52:16',
  expectedBefore: '2026-11-17',
  notifyPhone: '138****6027',
} as const;

const texts = (phases: ReturnType<typeof phasesOf>) =>
  phases.map(({ text, state, at }) => `${state} ${text} ${at ?? ''}`.trim());

test('shows the limit as a later phase while documents are reviewed', () => {
  expect(texts(phasesOf({ ...audit, phase: OpeningPhase.Documents }))).toEqual([
    'done 提交申请 11-12 09:52',
    'now 资料审核 进行中',
    'ahead 额度核定',
    'ahead 通知结果 预计11-17前',
  ]);
});

test('shows when the documents were reviewed once the limit is the current phase', () => {
  const later = { ...audit, phase: OpeningPhase.Limit, documentsAt: '2026-11-13 16:20:05' } as const;
  expect(texts(phasesOf(later))).toEqual([
    'done 提交申请 11-12 09:52',
    'done 资料审核 11-13 16:20',
    'now 额度核定 进行中',
    'ahead 通知结果 预计11-17前',
  ]);
});
