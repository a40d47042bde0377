import { remaining } from './fault.ts';
import type { Session } from './session.ts';
import type { SessionSummary } from './store.ts';

/** Columns beside a stored session, so that a list reads no world. */
export type Summary = Omit<SessionSummary, 'startedAt' | 'usedAt'>;

export const summaryOf = ({ id, name, scenarios, title, visit, size, clock, faults }: Session): Summary => ({
  id,
  ...(name !== undefined && { name }),
  scenarios,
  title,
  visit,
  ...(size && { size }),
  clock,
  faults: remaining(faults).length,
});

/** Sorts the most recently used first. */
export const byUse = (a: SessionSummary, b: SessionSummary): number => b.usedAt - a.usedAt;
