/** Rules of check.yaml over several responses: unique values, steps, constants, counts and visibility. */
import { isDeepStrictEqual } from 'node:util';
import { accountNamed } from '../../../core/base/accountWords.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import { standingAt } from '../../../core/contract/openapi/objects.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { normalized } from '../../../core/rules/normalized.ts';
import type { Rule } from '../../../core/rules/rule.ts';
import { stepsIn } from '../../prose/steps.ts';
import { idText, collectionPath } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isStep } from './stepGraph.ts';
import { isWrite, sightingsIn, touchedBy, type Sighting, type Watcher } from './watcher.ts';

/** The rules for the resource that an operation shows. */
export const rulesOf = ({ stated = [] }: Operation): readonly Rule[] => stated.flatMap(({ rules }) => rules);

interface Seen {
  readonly shown: Payload;
  readonly by: Sent;
  readonly place: string;
  readonly name: unknown;
}

export class StatedRules implements Watcher {
  readonly #seen = new Map<string, Seen>();
  /** Resources before their last write, until a response shows the result. */
  readonly #begun = new Map<string, { readonly before: Seen; readonly by: Sent; readonly isSole: boolean }>();
  readonly #isLimited: (account: string) => boolean;

  /** @param isLimited returns whether an account has no special role */
  constructor(isLimited: (account: string) => boolean) {
    this.#isLimited = isLimited;
  }

  forget(): void {
    this.#seen.clear();
    this.#begun.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (rulesOf(sent.case.operation).length === 0 && !isWrite(sent)) return [];
    if (!sent.exchange.verdict.success) return [];
    if (isWrite(sent)) this.#wrote(sent, account);
    const all = sightingsIn(sent, account);
    const found = all.flatMap((each) => this.#judged(sent, each));
    return [...found, ...this.#hidden(sent, account), ...this.#limits(sent, all)];
  }

  #wrote(sent: Sent, account: string): void {
    // A removal may also remove resources within the resource.
    if (sent.case.operation.method === 'DELETE') this.forget();
    for (const key of new Set(touchedBy(sent, account))) {
      const before = this.#seen.get(key) ?? this.#begun.get(key)?.before;
      const isSole = this.#seen.has(key);
      this.#seen.delete(key);
      this.#begun.delete(key);
      if (before) this.#begun.set(key, { before, by: sent, isSole });
    }
  }

  #judged(sent: Sent, { key, resource, name, shown, from }: Sighting): Contradiction[] {
    const place = collectionPath(resource, sent);
    const begun = this.#begun.get(key);
    const before = this.#seen.get(key) ?? begun?.before;
    const others = [...this.#seen].filter(([other, each]) => other !== key && each.place === place);
    this.#begun.delete(key);
    this.#seen.set(key, { shown, by: sent, place, name });
    return rulesOf(sent.case.operation).flatMap((rule): Contradiction[] => {
      const report = (why: string, ...by: (Sent | undefined)[]): Contradiction[] => [
        contradiction('stated', rule.text, `${idText(resource, name)} breaks '${rule.text}': ${why}`, ...by),
      ];
      if (rule.kind === 'fixed' && before) {
        const changed = rule.members.find(
          (each) =>
            each in shown && each in before.shown && !isDeepStrictEqual(shown[each], before.shown[each]),
        );
        return changed === undefined
          ? []
          : report(
              `${changed} was ${JSON.stringify(before.shown[changed])} and is ${JSON.stringify(shown[changed])}`,
              before.by,
            );
      }
      if (rule.kind === 'unique') {
        const twin = others.find(([, each]) =>
          rule.members.every((member) => {
            const value = normalized(shown[member], rule.ignoring);
            return (
              value !== undefined && value !== null && value === normalized(each.shown[member], rule.ignoring)
            );
          }),
        );
        return twin ? report(`${String(twin[1].name)} has the same`, twin[1].by) : [];
      }
      if (rule.kind === 'steps' && begun) {
        const [was, is] = [String(begun.before.shown[rule.member]), String(shown[rule.member])];
        const steps = stepsIn(rule.drawn, [...new Set([...wordsIn(rule.drawn), was, is])]);
        const asked = Object.values(bodyOf(begun.by.case.operation, begun.by.case.ask.payload)).includes(is);
        const isDirect = begun.isSole && (asked || from === 'done');
        const isDrawn = steps.has(was) && steps.has(is);
        return was === is || !isDrawn || isStep(steps, was, is, isDirect)
          ? []
          : report(`it goes from ${was} to ${is}`, begun.before.by, begun.by);
      }
      return [];
    });
  }

  #hidden(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const data = resourceOf(operation, sent.exchange.verdict.data);
    return (operation.stated ?? []).flatMap(({ path, rules }) =>
      rules.flatMap((rule): Contradiction[] => {
        if (rule.kind !== 'hidden') return [];
        const isMeant = accountNamed(rule.account) === account || this.#isLimited(account);
        const shown = isMeant ? standingAt(path, data).find((each) => rule.when([each]) === true) : undefined;
        const message = `the account is shown what '${rule.text}' hides: ${JSON.stringify(shown ?? {}).slice(0, 120)}`;
        return shown ? [contradiction('stated', rule.text, message)] : [];
      }),
    );
  }

  #limits(sent: Sent, all: readonly Sighting[]): Contradiction[] {
    return rulesOf(sent.case.operation).flatMap((rule): Contradiction[] => {
      if (rule.kind !== 'limit' || all.length === 0) return [];
      const places = new Set(all.map(({ resource }) => collectionPath(resource, sent)));
      const known = [...this.#seen.values()].filter(
        ({ place, shown }) => places.has(place) && (!rule.when || rule.when([shown]) === true),
      );
      for (const whose of new Set(known.map(({ shown }) => shown[rule.per]))) {
        const own = known.filter(({ shown }) => shown[rule.per] === whose);
        if (whose === undefined || own.length <= rule.most) continue;
        const message = `${own.length} are shown of ${rule.per} ${String(whose)}, which breaks '${rule.text}'`;
        return [contradiction('stated', rule.text, message, ...own.map(({ by }) => by))];
      }
      return [];
    });
  }
}

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\d_-]+|-{1,2}>/u).filter((each) => each !== '');
