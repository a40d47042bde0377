import { expect, test } from 'vitest';
import type { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';
import type { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application } from '../opening.ts';
import { nextAction } from './nextAction.ts';

const opening = (status?: OpeningStatus, obstacle?: OpeningObstacle) => ({
  ...(status && { application: { status } as Application }),
  ...(obstacle && { obstacle }),
});

test.each([
  ['nothing begun', opening(), 'begin', 'ask-parent'],
  ['being filled in', opening('FILLING'), 'go-on', 'ask-parent'],
  ['submitted', opening('REVIEWING'), 'result', 'result'],
  ['more is asked for', opening('MORE_INFO'), 'result', 'result'],
  ['refused, and the day has come', opening('REFUSED'), 'begin', 'ask-parent'],
  ['refused, too early', opening('REFUSED', 'RETRY_LATER'), 'obstacle', 'obstacle'],
  ['not to be opened here', opening(undefined, 'OFFLINE'), 'obstacle', 'obstacle'],
] as const)('offers the next action: %s', (_, given, parent, child) => {
  expect(nextAction(given, true).is).toBe(parent);
  expect(nextAction(given, false).is).toBe(child);
});
