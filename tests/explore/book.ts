/** Findings and states of a run. A cause groups the findings of one fault: another finding of it raises its count. */
import type { Step } from './driver/walk.ts';
import { lookOf } from './lookOf.ts';
import type { Look, Observation } from './observed.ts';
import { idOf, type Visit } from './plan.ts';
import { plainName, type Finding } from './rules/rule.ts';
import { suppressions } from './suppressions.ts';

export interface Cause extends Finding {
  /** The place of the first sighting. */
  readonly visit: Visit;
  readonly steps: readonly Step[];
  /** File name of its picture. */
  picture?: string;
  /** Number of sightings. */
  times: number;
  /** Widths of the sightings. */
  readonly widths: Set<string>;
}

interface State {
  readonly path: string;
  readonly title: string;
  readonly width: string;
  times: number;
  picture?: string;
}

/** The record of a run: causes, states, visits and counts. */
export class Book {
  readonly causes = new Map<string, Cause>();
  readonly states = new Map<string, State>();
  readonly visits: string[] = [];
  clicks = 0;
  /** Number of comparisons of a fact with an earlier sighting. */
  sightings = 0;
  suppressed = 0;

  /** Notes findings. @returns the causes that are new */
  note(found: readonly Finding[], visit: Visit, steps: readonly Step[]): Cause[] {
    const newCauses: Cause[] = [];
    for (const finding of found) {
      if (isSuppressed(finding)) {
        this.suppressed += 1;
        continue;
      }
      const key = `${finding.check} ${finding.subject}`;
      const earlier = this.causes.get(key);
      const cause = earlier ?? { ...finding, visit, steps, times: 0, widths: new Set<string>() };
      cause.times += 1;
      cause.widths.add(visit.width);
      if (earlier) continue;
      this.causes.set(key, cause);
      newCauses.push(cause);
    }
    return newCauses;
  }

  /** Notes the state of the page. @returns it if it is new */
  noteState(observed: Observation, visit: Visit): State | undefined {
    if (observed.kind === 'clicked') this.clicks += 1;
    const look = lookOf(observed);
    const key = signature(look, visit.width);
    const earlier = this.states.get(key);
    const state: State = earlier ?? {
      path: new URL(look.url).pathname,
      title: [look.headings[0] ?? look.title, ...look.dialogs].join(' › '),
      width: visit.width,
      times: 0,
    };
    state.times += 1;
    this.states.set(key, state);
    return earlier ? undefined : state;
  }

  addVisit(visit: Visit): void {
    this.visits.push(idOf(visit));
  }
}

const isSuppressed = ({ check, subject }: Finding): boolean =>
  suppressions.some((one) => one.check === check && subject.includes(one.subject));

/** Returns the key of a state. Pages that differ in figures only have the same key. */
function signature({ url, text, dialogs, popups }: Look, width: string): string {
  return [
    new URL(url).pathname,
    width,
    dialogs.join(),
    popups.join(),
    // The beginning in its order (plainName keeps 60 characters), then all words in any order: a sorted list is the same state.
    plainName(text.slice(0, 4000)),
    wordsOf(text),
  ].join('|');
}

/** Returns the different words of a text, without figures, in one order. */
const wordsOf = (text: string): string =>
  [...new Set(text.replace(/[\d,.:\-¥*]+/g, ' ').split(/\s+/))].sort().join(' ');
