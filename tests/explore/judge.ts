/** Applies the rules to the observations of one session. */
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

  /** Drops earlier figures after a write or at the start of another session. */
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
