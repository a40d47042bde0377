/** Finds parts of the company home, and requests in the log. Spec 2 §2.4 */
import type { Locator, Page } from '@playwright/test';
import type { LogEntry } from './leftovers.ts';
import { region } from './region.ts';

export const HOME = '/company/index';

export const increaseButton = (page: Page): Locator =>
  region(page, '我的额度').getByRole('button', { name: '提额', exact: true });

/** Returns the requests of an operation, in the log's order. */
export const calls = (log: readonly LogEntry[], operationId: string): unknown[] =>
  log.filter((entry) => entry.operationId === operationId).map(({ request }) => request);
