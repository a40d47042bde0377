/** Puts what is observed in one session before the rules. */
import { lookOf } from './lookOf.ts';
import type { Observation, Sighting } from './observed.ts';
import { rules } from './rules/index.ts';
import type { Finding, Known, RuleName } from './rules/rule.ts';

export class Judge {
  readonly #leadsSomewhere: Known['leadsSomewhere'];
  readonly #names: readonly RuleName[];
  #before: Sighting[] = [];

  constructor(
    leadsSomewhere: Known['leadsSomewhere'],
    names: readonly RuleName[] = Object.keys(rules) as RuleName[],
  ) {
    this.#leadsSomewhere = leadsSomewhere;
    this.#names = names;
  }

  /** Earlier figures no longer count: the page has changed something, or another session has begun. */
  forget(): void {
    this.#before = [];
  }

  findings(observed: Observation): Finding[] {
    const known = { leadsSomewhere: this.#leadsSomewhere, before: this.#before };
    const found = this.#names.flatMap((name) => rules[name](observed, known));
    this.#before.push(...lookOf(observed).sightings);
    return found;
  }
}
