import { byDate, daysBetween } from '#portal/format/date.ts';

/** An amount that is due on a day. */
export interface Due {
  readonly dueDate: string;
  readonly cycleLabel: string;
  readonly amount: number;
}

/** A due amount as the timeline shows it. */
export type DueLine = Due & {
  readonly tone: 'late' | 'next' | 'later';
  /** Days left or overdue. */
  readonly days: number;
  /** 0 is Sunday. */
  readonly weekday: number;
};

function toneOf(due: Due, next: Due | undefined, today: string): DueLine['tone'] {
  if (due.dueDate < today) return 'late';
  return due === next ? 'next' : 'later';
}

/** The days of the timeline in their order. The first day that is not overdue is marked as the next one. */
export function dueLines(dues: readonly Due[], today: string): DueLine[] {
  const sorted = [...dues].sort((one, other) => byDate(one.dueDate, other.dueDate));
  const next = sorted.find((due) => due.dueDate >= today);
  return sorted.map((due) => ({
    ...due,
    tone: toneOf(due, next, today),
    days: Math.abs(daysBetween(today, due.dueDate)),
    weekday: new Date(`${due.dueDate}T00:00:00Z`).getUTCDay(),
  }));
}
