/** Combines scenarios: alone, extending others, or side by side. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { objectFrom, toPointer } from '../json/pointer.ts';
import type { Violation } from '../json/violations.ts';
import type { Given } from '../world/given.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { NewFault, NewReplay, Scenario } from './scenario.ts';

export interface Composition {
  readonly scenarios: readonly string[];
  readonly title: string;
  readonly visit: string;
  readonly clock: { readonly at: Instant; readonly running: boolean };
  readonly given: Given;
  readonly faults: readonly NewFault[];
  readonly replay: readonly NewReplay[];
}

/** Two scenarios side by side set one path differently. */
export class ScenarioConflict extends Error {
  override readonly name = 'ScenarioConflict';
  readonly violations: readonly Violation[];
  constructor(names: readonly string[], violations: readonly Violation[]) {
    super(
      `场景 ${names.join(' 与 ')} 对同一处给出不同的值：${violations.map(({ pointer, message }) => `${pointer}（${message}）`).join('；')}`,
    );
    this.violations = violations;
  }
}

interface Setting {
  readonly value: unknown;
  /** Scenario whose file contains the setting. */
  readonly by: string;
}

/**
 * Settings of scenarios by JSON pointer: /clock, /given/…, and /faults/<address> and /replay/<address> with everything
 * for that address.
 */
type Settings = ReadonlyMap<string, Setting>;

const DEFAULT_CLOCK = '2026-11-12T10:00:00+08:00';
const DEFAULT_VISIT = '/company/index';

/** @throws ScenarioConflict */
export function compose(scenarios: readonly Scenario[], find: (name: string) => Scenario): Composition {
  const names = scenarios.map(({ name }) => name);
  const settings = sideBySide(scenarios, find);
  const document = objectFrom([...settings].map(([pointer, { value }]) => [pointer, value]));
  return {
    scenarios: names,
    title: scenarios.map(({ title }) => title).join('、'),
    visit: visitOf(scenarios, settings, find),
    clock: clockFrom(document['clock'] ?? DEFAULT_CLOCK),
    given: (document['given'] ?? {}) as Given,
    faults: Object.values((document['faults'] ?? {}) as Record<string, NewFault[]>).flat(),
    replay: Object.values((document['replay'] ?? {}) as Record<string, NewReplay[]>).flat(),
  };
}

/**
 * Returns the first address that a scenario names. If another scenario sets the product, the address gets that product,
 * because the world has no data for any other.
 */
function visitOf(
  scenarios: readonly Scenario[],
  settings: Settings,
  find: (name: string) => Scenario,
): string {
  const visitor = scenarios.find(({ visit }) => visit !== undefined);
  const visit = visitor?.visit ?? DEFAULT_VISIT;
  const product = settings.get('/given/viewer/product');
  if (!visitor || !product || typeof product.value !== 'string') return visit;
  if (product.by === visitor.name || extendsFrom(visitor.name, product.by, find)) return visit;
  return atProduct(visit, product.value);
}

/** Returns the same address of another product. */
export const atProduct = (visit: string, product: string): string =>
  visit.replace(/([?&]productCode=)\d+/, `$1${product}`);

function clockFrom(setting: unknown): Composition['clock'] {
  const { at, running = false } =
    typeof setting === 'string' ? { at: setting } : (setting as { at: string; running?: boolean });
  return { at: Date.parse(at), running };
}

/** Settings of scenarios by library (`find`): a library that is read again finds other scenarios. */
const cache = new WeakMap<(name: string) => Scenario, Map<Scenario, Settings>>();

function cachedSettings(scenario: Scenario, find: (name: string) => Scenario): Settings {
  const known = cache.get(find) ?? new Map<Scenario, Settings>();
  cache.set(find, known);
  const settings = known.get(scenario) ?? settingsOf(scenario, find);
  known.set(scenario, settings);
  return settings;
}

/** Returns a scenario's own settings, which override those of the scenarios that it extends. */
function settingsOf(scenario: Scenario, find: (name: string) => Scenario): Settings {
  const inherited = sideBySide((scenario.extends ?? []).map(find), find);
  const own = ownSettings(scenario);
  const kept = [...inherited].filter(([pointer]) => ![...own.keys()].some((mine) => overlap(mine, pointer)));
  return new Map([...kept, ...own]);
}

/**
 * Merges the settings of several scenarios. If two scenarios differ at one path and one extends the other, it overrides
 * the other.
 * @throws ScenarioConflict if neither extends the other
 */
function sideBySide(scenarios: readonly Scenario[], find: (name: string) => Scenario): Settings {
  const [first, ...others] = scenarios.map((scenario) => cachedSettings(scenario, find));
  return others.reduce(
    (together, settings) => join(together, settings, scenarios, find),
    first ?? new Map<string, Setting>(),
  );
}

/** Adds the settings of `right` to those of `left`. Where paths overlap, a scenario overrides those that it extends. */
function join(
  left: Settings,
  right: Settings,
  scenarios: readonly Scenario[],
  find: (name: string) => Scenario,
): Settings {
  const result = new Map(left);
  const conflicts: Violation[] = [];
  for (const [pointer, theirs] of right) {
    const rivals = [...result].filter(([known]) => overlap(known, pointer));
    const isKnownOrOverridden =
      rivals.some(([known, mine]) => known === pointer && isDeepStrictEqual(mine.value, theirs.value)) ||
      rivals.some(([, mine]) => extendsFrom(mine.by, theirs.by, find));
    if (isKnownOrOverridden) continue;
    const conflicting = rivals.filter(([, mine]) => !extendsFrom(theirs.by, mine.by, find));
    conflicts.push(
      ...conflicting.map(([known, mine]) => ({
        pointer: longer(known, pointer),
        message: `${mine.by} 为 ${text(mine.value)}，${theirs.by} 为 ${text(theirs.value)}`,
      })),
    );
    rivals.forEach(([known]) => result.delete(known));
    result.set(pointer, theirs);
  }
  if (conflicts.length > 0)
    throw new ScenarioConflict(
      scenarios.map(({ name }) => name),
      conflicts,
    );
  return result;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const longer = (a: string, b: string): string => (a.length > b.length ? a : b);

/** Returns whether two paths are equal, or one is inside the other. */
const overlap = (a: string, b: string): boolean => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

function extendsFrom(name: string, ancestor: string, find: (name: string) => Scenario): boolean {
  const parents = find(name).extends ?? [];
  return parents.includes(ancestor) || parents.some((parent) => extendsFrom(parent, ancestor, find));
}

function ownSettings({ name, clock, given, faults, replay }: Scenario): Settings {
  const settings = new Map<string, Setting>();
  if (clock !== undefined) settings.set('/clock', { value: clock, by: name });
  for (const [pointer, value] of leaves(given ?? {}, ['given'])) settings.set(pointer, { value, by: name });
  for (const [on, value] of Map.groupBy(faults ?? [], (fault) => fault.on))
    settings.set(toPointer(['faults', on]), { value, by: name });
  for (const [on, value] of Map.groupBy(replay ?? [], (exchange) => exchange.on))
    settings.set(toPointer(['replay', on]), { value, by: name });
  return settings;
}

/** Returns the values inside a value by JSON pointer. Only objects are opened: an array is one value. */
export function leaves(value: unknown, path: readonly string[]): [pointer: string, value: unknown][] {
  const members =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (members.length > 0) return members.flatMap(([name, member]) => leaves(member, [...path, name]));
  return path.length > 1 ? [[toPointer(path), value]] : [];
}
