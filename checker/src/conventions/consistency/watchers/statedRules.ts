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

interface LastShown {
  readonly shown: Payload;
  readonly by: Sent;
  /** Path of the collection. */
  readonly place: string;
  readonly id: unknown;
  /** Number of writes until then. */
  readonly writes: number;
}

/** The last write of a resource, until a response shows the result. */
interface PendingWrite {
  readonly before: LastShown;
  readonly by: Sent;
  readonly isOnlyWriteSinceRead: boolean;
}

/** Why a rule is broken, and the earlier exchanges that show it. */
interface Problem {
  readonly why: string;
  readonly by: readonly Sent[];
}

type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { readonly kind: Kind }>;

export class StatedRules implements Watcher {
  readonly #seen = new Map<string, LastShown>();
  readonly #pendingWrites = new Map<string, PendingWrite>();
  #writes = 0;
  readonly #isLimited: (account: string) => boolean;

  /** @param isLimited returns whether an account has no special role */
  constructor(isLimited: (account: string) => boolean) {
    this.#isLimited = isLimited;
  }

  forget(): void {
    this.#seen.clear();
    this.#pendingWrites.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (rulesOf(sent.case.operation).length === 0 && !isWrite(sent)) return [];
    if (!sent.exchange.verdict.success) return [];
    if (isWrite(sent)) this.#wrote(sent, account);
    const all = sightingsIn(sent, account);
    const found = all.flatMap((each) => this.#broken(sent, each));
    return [...found, ...this.#hidden(sent, account), ...this.#limits(sent, all)];
  }

  #wrote(sent: Sent, account: string): void {
    // A removal may also remove resources within the resource.
    if (sent.case.operation.method === 'DELETE') this.forget();
    for (const key of new Set(touchedBy(sent, account))) {
      const before = this.#seen.get(key) ?? this.#pendingWrites.get(key)?.before;
      // A write of another resource may have moved this one: approving a claim reserves the claimed item.
      const isOnlyWriteSinceRead = this.#seen.get(key)?.writes === this.#writes;
      this.#seen.delete(key);
      this.#pendingWrites.delete(key);
      if (before) this.#pendingWrites.set(key, { before, by: sent, isOnlyWriteSinceRead });
    }
    this.#writes += 1;
  }

  #broken(sent: Sent, { key, resource, name: id, shown, from }: Sighting): Contradiction[] {
    const place = collectionPath(resource, sent);
    const pending = this.#pendingWrites.get(key);
    const before = this.#seen.get(key) ?? pending?.before;
    const others = [...this.#seen.entries()]
      .filter(([other, each]) => other !== key && each.place === place)
      .map(([, each]) => each);
    this.#pendingWrites.delete(key);
    this.#seen.set(key, { shown, by: sent, place, id, writes: this.#writes });
    return rulesOf(sent.case.operation).flatMap((rule): Contradiction[] => {
      const problem = problemOf(rule, shown, { before, pending, others, from });
      if (!problem) return [];
      const message = `${idText(resource, id)} breaks '${rule.text}': ${problem.why}`;
      return [contradiction('stated', rule.text, message, ...problem.by)];
    });
  }

  #hidden(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const data = resourceOf(operation, sent.exchange.verdict.data);
    return (operation.stated ?? []).flatMap(({ path, rules }) =>
      rules.flatMap((rule): Contradiction[] => {
        if (rule.kind !== 'hidden') return [];
        // An account without a role sees no more than the one that the rule names.
        const isHiddenFromAccount = accountNamed(rule.account) === account || this.#isLimited(account);
        const shown = isHiddenFromAccount
          ? standingAt(path, data).find((each) => rule.when([each]) === true)
          : undefined;
        const message = `the account is shown what '${rule.text}' hides: ${JSON.stringify(shown ?? {}).slice(0, 120)}`;
        return shown ? [contradiction('stated', rule.text, message)] : [];
      }),
    );
  }

  /** Reports more resources of one owner than a rule allows: all that were shown and have not been written since. */
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

/** Knowledge about a resource at the moment when a response shows it. */
interface Known {
  readonly before: LastShown | undefined;
  readonly pending: PendingWrite | undefined;
  /** Other resources of the collection. */
  readonly others: readonly LastShown[];
  readonly from: Sighting['from'];
}

/** Returns why a shown resource breaks a rule. `#hidden`, `#limits` and the check `stated-rule` judge the other kinds. */
function problemOf(
  rule: Rule,
  shown: Payload,
  { before, pending, others, from }: Known,
): Problem | undefined {
  if (rule.kind === 'fixed') return before && changedMember(rule, shown, before);
  if (rule.kind === 'unique') return sharedValue(rule, shown, others);
  return rule.kind === 'steps' ? pending && forbiddenStep(rule, shown, pending, from) : undefined;
}

function changedMember(rule: RuleOf<'fixed'>, shown: Payload, before: LastShown): Problem | undefined {
  const changed = rule.members.find(
    (each) => each in shown && each in before.shown && !isDeepStrictEqual(shown[each], before.shown[each]),
  );
  if (changed === undefined) return undefined;
  const was = JSON.stringify(before.shown[changed]);
  return { why: `${changed} was ${was} and is ${JSON.stringify(shown[changed])}`, by: [before.by] };
}

function sharedValue(
  rule: RuleOf<'unique'>,
  shown: Payload,
  others: readonly LastShown[],
): Problem | undefined {
  const twin = others.find((each) =>
    rule.members.every((member) => {
      const value = normalized(shown[member], rule.ignoring);
      return value !== undefined && value !== null && value === normalized(each.shown[member], rule.ignoring);
    }),
  );
  return twin && { why: `${String(twin.id)} has the same`, by: [twin.by] };
}

/**
 * Checks a state against the diagram of the rule. It must be one step from the state before if only one write came between, and that
 * write requested the state or its own response shows it (`done`). Otherwise several steps may lie between: the backend may go on by
 * itself until a later read.
 */
function forbiddenStep(
  { member, drawn: diagram }: RuleOf<'steps'>,
  shown: Payload,
  pending: PendingWrite,
  from: Sighting['from'],
): Problem | undefined {
  const [was, is] = [String(pending.before.shown[member]), String(shown[member])];
  const steps = stepsIn(diagram, [...new Set([...wordsIn(diagram), was, is])]);
  const { operation, ask } = pending.by.case;
  const wasRequested = Object.values(bodyOf(operation, ask.payload)).includes(is);
  const isOneStep = pending.isOnlyWriteSinceRead && (wasRequested || from === 'done');
  const areBothInDiagram = steps.has(was) && steps.has(is);
  return was === is || !areBothInDiagram || isStep(steps, was, is, isOneStep)
    ? undefined
    : { why: `it goes from ${was} to ${is}`, by: [pending.before.by, pending.by] };
}

/** The states of a diagram: `draft` and `sent` of `draft --> sent`. */
const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\d_-]+|-{1,2}>/u).filter((each) => each !== '');
