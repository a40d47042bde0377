/** Options of `npm run proof -- explore`. */
import { parseArgs } from 'node:util';
import { nearest } from '#tools/nearest.ts';
import type { Step } from './driver/walk.ts';
import { moneyCases, type MoneyCase } from './money/cases.ts';
import {
  pagesForEachAccount,
  shuffled,
  plan,
  scenarioNames,
  screenWidths,
  scenarioPages,
  visitOf,
  widths,
  pagesForKeyboard,
  type Visit,
  type Width,
} from './plan.ts';
import { rules } from './rules/index.ts';
import type { RuleName } from './rules/rule.ts';

export interface Options {
  readonly minutes: number;
  /** Maximum number of controls per visit. */
  readonly clicks: number;
  readonly workers: number;
  readonly visits: readonly Visit[];
  readonly rules: readonly RuleName[] | undefined;
  /** Visits every page with figures of each scenario and compares the figures of the same fact, instead of clicking everything. */
  readonly books: boolean;
  /** Operates each built page by keyboard only, instead of clicking everything. */
  readonly keyboard: boolean;
  /** Judges each built page with axe in both themes and looks at it with texts at 200 %, instead of clicking everything. */
  readonly axe: boolean;
  /** Looks at each page at these widths, loaded once, instead of clicking everything. */
  readonly look: readonly Width[] | undefined;
  /** Money steps to take with a fault, instead of clicking everything. */
  readonly money: readonly MoneyCase[] | undefined;
  /** Steps to repeat at the one visit, instead of clicking everything. */
  readonly steps: readonly Step[] | undefined;
}

/** Text of `--help`. */
export const usage = `npm run proof -- explore [options]
  --width ${widths.join('|')}   a part by how it is looked at
  --scenario NAME,NAME    a part by scenario; child-account, logged-out and unopened are its other accounts
  --route /PATH           a part by page
  --books                 visits every page with figures of each scenario instead, and compares equal figures
  --keyboard              operates each page by keyboard only instead
  --axe                   judges each page with axe instead, light and dark, and looks at it with texts at 200 %
  --look                  looks at each page at every width instead, by every account, and clicks nothing
  --money all|PART        takes each step that moves money instead, with each fault; PART is a part of their names
  --rule NAME             applies one rule only: ${Object.keys(rules).join(', ')}
  --clicks 40  --minutes 60  --workers 3  --seed 1
  --only SCENARIO:/PATH:WIDTH --steps ROLE:NAME@WHERE;…   repeats a finding; the run prints this command with it`;

const definitions = {
  minutes: { type: 'string', default: '60' },
  clicks: { type: 'string', default: '40' },
  workers: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  scenario: { type: 'string' },
  route: { type: 'string' },
  width: { type: 'string' },
  rule: { type: 'string' },
  only: { type: 'string' },
  steps: { type: 'string' },
  books: { type: 'boolean', default: false },
  keyboard: { type: 'boolean', default: false },
  axe: { type: 'boolean', default: false },
  look: { type: 'boolean', default: false },
  money: { type: 'string' },
} as const;

/** Reads the command line. @throws for unknown options, and for a choice without a visit */
export function optionsFrom(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: definitions });
  const { scenario, route, rule, only, steps, books, keyboard, axe, look, money } = values;
  const width = oneOf('width', values.width, widths);
  for (const name of scenario?.split(',') ?? []) oneOf('scenario', name, scenarioNames);
  const ruleName = oneOf('rule', rule, Object.keys(rules) as RuleName[]);
  if (steps !== undefined && only === undefined) throw new Error('--steps needs --only');
  const chosen = {
    minutes: positive('minutes', values.minutes),
    clicks: wholeNumber('clicks', values.clicks),
    workers: wholeNumber('workers', values.workers),
    rules: ruleName && [ruleName],
    books,
    keyboard,
    axe,
    look: look ? (width ? [width] : screenWidths) : undefined,
    money: money === undefined ? undefined : moneyCases(money),
    steps: steps?.split(';').map(stepFrom),
  };
  const seed = wholeNumber('seed', values.seed);
  const planned = only === undefined ? plannedFor({ books, keyboard, axe, look }, seed) : [visitOf(only)];
  const visits = planned.filter(
    (visit) =>
      (scenario === undefined ||
        scenario.split(',').some((name) => visit.scenario.split(',').includes(name))) &&
      (route === undefined || visit.path.split('?', 1)[0] === route) &&
      // With --look the width says how to look at each visit, not which visits to take.
      (width === undefined || look || visit.width === width),
  );
  if (visits.length === 0) throw new Error('nothing to visit: no such scenario, route and width together');
  return { ...chosen, visits };
}

function plannedFor(
  { books, keyboard, axe, look }: Readonly<Record<'books' | 'keyboard' | 'axe' | 'look', boolean>>,
  seed: number,
): readonly Visit[] {
  if (books) return shuffled(scenarioPages('1440'), seed);
  if (keyboard || axe) return shuffled(pagesForKeyboard(), seed);
  if (look) return shuffled(pagesForEachAccount(), seed);
  // Half a million visits: planned only if no option asks for others.
  return plan(seed);
}

function oneOf<Name extends string>(
  what: string,
  given: string | undefined,
  names: readonly Name[],
): Name | undefined {
  const found = names.find((name) => name === given);
  if (given !== undefined && found === undefined)
    throw new Error(`no ${what} "${given}" (nearest: ${nearest(given, names).join(', ')})`);
  return found;
}

function positive(what: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${what} ${text}: a number above 0`);
  return value;
}

function wholeNumber(what: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${what} ${text}: a whole number from 1`);
  return Number(text);
}

/** `role:name@where` */
export const stepText = ({ role, name, where }: Step): string => `${role}:${name}@${where}`;

function stepFrom(text: string): Step {
  const [, role, name, where] = /^(\w+):(.*)@([^@]*)$/.exec(text) ?? [];
  if (!role || name === undefined || where === undefined)
    throw new Error(`no step "${text}": role:name@where`);
  return { role, name, where, index: 0 };
}
