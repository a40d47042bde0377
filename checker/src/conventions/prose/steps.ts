/** Reads state transitions from text: `new → open; open → pending, solved`. */
import { escaped } from '../../core/base/words.ts';

/** The following states of each state. A final state has an empty set. */
export type Steps = ReadonlyMap<string, ReadonlySet<string>>;

/** An arrow, a comma or `or` between states, and everything that ends a chain: another word, a full stop, a bracket. */
const SIGNS = String.raw`(?<arrow>→|⇒|-{1,2}>|=>|–>)|(?<comma>,|，|、|\||\/|\bor\b|\band\b|或)|(?<end>[\p{L}\d_]+|[;.。；\n(){}])`;

/**
 * Reads `a -> b -> c`, `a → b, c`, `a -> b, c -> d` and `any but d → d`.
 * @returns an empty map if an arrow stands beside anything but a state, because the text is not understood then
 */
export function stepsIn(text: string, values: readonly string[]): Steps {
  const steps = new Map<string, Set<string>>();
  const named = text.replaceAll(/[`*"']/g, '');
  const add = (from: readonly string[], to: readonly string[]): void => {
    for (const each of from) steps.set(each, new Set([...(steps.get(each) ?? []), ...to]));
    for (const each of to) steps.set(each, steps.get(each) ?? new Set());
  };
  const rest = named.replaceAll(ANY, (whole, except = '', to = '') => {
    const isOne = (given: string) => (value: string) => value.toLowerCase() === given.trim().toLowerCase();
    const out = String(except).split(/,|\bor\b|\band\b|\//);
    const target = values.find(isOne(String(to)));
    if (target === undefined) return whole;
    add(
      values.filter((value) => value !== target && !out.some((each) => isOne(each)(value))),
      [target],
    );
    return ';';
  });
  const chains = chainsIn(rest, values);
  if (!chains) return new Map();
  for (const chain of chains)
    chain.slice(1).forEach((to, at) => {
      // The group before `to`: the first one was cut off.
      const from = chain[at] ?? [];
      const isFromTargetToo = at > 0;
      const isToStartToo = at + 2 < chain.length;
      // In the middle of `a -> b, c -> d`, `c` starts a step of its own: it is no target of `a`, and `b` does not lead to `d`.
      add(
        isFromTargetToo && from.commas ? from.slice(-1) : from,
        isToStartToo && to.commas ? to.slice(0, -1) : to,
      );
    });
  return steps;
}

/** The states between two arrows: `b, c` of `a -> b, c -> d`. */
interface Group extends Array<string> {
  /** Commas separate them, so that the last one may start the next chain. */
  commas?: boolean;
}

/** `any but closed → closed`: the groups are the excepted states and the target. */
const ANY =
  /\b(?:any|every|each|all|anything)\b(?: (?:state|status|one)s?)?(?: (?:but|except|other than) ([\p{L}\d_, /]+?))? ?(?:→|⇒|-{1,2}>|=>|–>) ?([\p{L}\d_]+)/giu;

/** Returns the groups of states between arrows; undefined if an arrow stands beside anything but a state. */
function chainsIn(text: string, values: readonly string[]): Group[][] | undefined {
  const names = values
    .toSorted((one, other) => other.length - one.length)
    .map((each) => `(?<![\\p{L}\\d_])${escaped(each)}(?![\\p{L}\\d_])`);
  const token = new RegExp(`(?<value>${names.join('|')})|${SIGNS}`, 'giu');
  const chains: Group[][] = [];
  let chain: Group[] = [];
  /** The comma or the word before the next state; empty without one. */
  let joined = '';
  let isBroken = false;
  const end = (): void => {
    // An arrow without a state after it.
    if (chain.at(-1)?.length === 0) isBroken = true;
    if (chain.length > 1) chains.push(chain);
    chain = [];
    joined = '';
  };
  for (const { groups = {} } of text.matchAll(token)) {
    const last = chain.at(-1);
    if (groups['end'] !== undefined) end();
    else if (groups['comma'] !== undefined) joined = groups['comma'];
    else if (groups['arrow'] !== undefined) {
      if (last && last.length > 0 && joined === '') chain.push([]);
      else isBroken = true;
      joined = '';
    } else {
      const value = values.find((each) => each.toLowerCase() === groups['value']?.toLowerCase()) ?? '';
      // Two states side by side: the second one starts a chain.
      if (last && last.length > 0 && joined === '') end();
      const group = chain.at(-1);
      if (!group) chain.push([value]);
      else {
        group.push(value);
        if (group.length > 1 && /^[,，、]$/.test(joined)) group.commas = true;
      }
      joined = '';
    }
  }
  end();
  return isBroken ? undefined : chains;
}
