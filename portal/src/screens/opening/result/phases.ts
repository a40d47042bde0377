import { OpeningPhase } from '#generated/shared/enums/OpeningPhase.ts';
import type { Audit } from '../opening.ts';
import { copy } from './copy.ts';

/** A point in the timeline of an application. */
export interface Phase {
  readonly text: string;
  readonly state: 'done' | 'now' | 'ahead';
  /** Actual or expected time. */
  readonly at?: string | undefined;
  readonly note?: string | undefined;
}

const words = copy.phases;

/** Shortens YYYY-MM-DD HH:mm:ss to MM-DD HH:mm. */
const short = (at: string): string => at.slice(5, 16);

/** Phases since the submission: past, current, and coming. */
export function phasesOf({ submittedAt, phase, documentsAt, expectedBefore }: Audit): readonly Phase[] {
  const inDocuments = phase === OpeningPhase.Documents;
  return [
    { text: words.submitted, state: 'done', at: short(submittedAt) },
    inDocuments
      ? { text: words.documents, state: 'now', at: words.running, note: words.documentsNote }
      : { text: words.documents, state: 'done', at: documentsAt && short(documentsAt) },
    inDocuments
      ? { text: words.limit, state: 'ahead' }
      : { text: words.limit, state: 'now', at: words.running },
    { text: words.notified, state: 'ahead', at: words.before(expectedBefore.slice(5)) },
  ];
}
