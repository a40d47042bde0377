import { byDate, daysBetween } from '#portal/format/date.ts';

export interface Due {
  readonly dueDate: string;
  readonly cycleLabel: string;
  readonly amount: number;
}

export type DueLine = Due & {
  readonly tone: 'late' | 'next' | 'later';
  readonly days: number;
  readonly weekday: number;
};

/** The coming days of the timeline: overdue ones first, then the next one marked. */
export function dueLines(dues: readonly Due[], today: string): DueLine[] {
  const sorted = [...dues].sort((one, other) => byDate(one.dueDate, other.dueDate));
  const next = sorted.find((due) => due.dueDate >= today);
  return sorted.map((due) => ({
    ...due,
    tone: due.dueDate < today ? 'late' : due === next ? 'next' : 'later',
    days: Math.abs(daysBetween(today, due.dueDate)),
    weekday: new Date(`${due.dueDate}T00:00:00Z`).getUTCDay(),
  }));
}
