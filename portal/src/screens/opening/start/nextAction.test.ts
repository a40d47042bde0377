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
  ['no application', opening(), 'begin', 'ask-parent'],
  ['an application that is being filled in', opening('FILLING'), 'go-on', 'ask-parent'],
  ['a submitted application', opening('REVIEWING'), 'result', 'result'],
  ['an audit that requests more data', opening('MORE_INFO'), 'result', 'result'],
  ['a refused application that may be repeated', opening('REFUSED'), 'begin', 'ask-parent'],
  [
    'a refused application that may not be repeated yet',
    opening('REFUSED', 'RETRY_LATER'),
    'obstacle',
    'obstacle',
  ],
  ['an obstacle', opening(undefined, 'OFFLINE'), 'obstacle', 'obstacle'],
] as const)('offers parent and child the next action for %s', (_, given, parent, child) => {
  expect(nextAction(given, true).is).toBe(parent);
  expect(nextAction(given, false).is).toBe(child);
});
