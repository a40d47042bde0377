/** The visits: every scenario and every built page, at every width, by every kind of account. */
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRedirect, type PageRoute } from '#portal/app/routeRecord.ts';
import { routes } from '#portal/app/routes.ts';
import type { RouteRole } from '#portal/routing/screen.ts';
import { sourcesIn } from '#simulator/scenarios/sources.ts';
import { sampled } from '../support/sampled.ts';

export const widths = ['1440', '1024', '720', '375', '320', 'paper'] as const;
export type Width = (typeof widths)[number];
export const screenWidths: readonly Width[] = widths.filter((width) => width !== 'paper');

/** By kind of account: the scenario part that logs it in. */
const accounts = { parent: '', child: 'child-account', visitor: 'logged-out', unopened: 'unopened' } as const;
type Account = keyof typeof accounts;
const kinds = Object.keys(accounts) as Account[];
const kindsButParent = kinds.filter((kind) => kind !== 'parent');

export interface Visit {
  /** One scenario, or several: `overdue-bill,child-account`. */
  readonly scenario: string;
  /** With its query: `/company/index?productCode=12003`. */
  readonly path: string;
  readonly width: Width;
}

/** Returns the visit as `--only` takes it. */
export const idOf = ({ scenario, path, width }: Visit): string => `${scenario}:${path}:${width}`;

export function visitOf(id: string): Visit {
  const [, scenario, path, width] = /^([^:]+):(\/[^:]*):([^:]+)$/.exec(id) ?? [];
  const known = widths.find((one) => one === width);
  if (!scenario || !path || !known)
    throw new Error(
      `no visit "${id}": scenario:/path?productCode=…:width, width one of ${widths.join(', ')}`,
    );
  return { scenario, path, width: known };
}

/** By kind of route: the product it belongs to, and the scenario with that product's plain state. */
const plainStates: Readonly<Record<RouteRole, { readonly code: string; readonly scenario: string }>> = {
  all: { code: '12003', scenario: 'baseline' },
  company: { code: '12003', scenario: 'baseline' },
  fenxiao: { code: '12012', scenario: 'wholesale' },
  yipanhuo: { code: '12017', scenario: 'used-goods' },
  baolibiaopin: { code: '12023', scenario: 'factoring' },
  yaojingcaiPop: { code: '12008', scenario: 'pop-user' },
};

/** By route: the scenario with the resource that the page shows, where the plain state lacks it. */
const scenarioOfPage: Readonly<Record<string, string>> = {
  '/company/approvals/:approvalNo': 'approval-repay-waiting',
};

/** Address of a scenario that names no page of its own. */
const HOME = '/company/index?productCode=12003';

export const pages: readonly PageRoute[] = routes.filter(
  (route): route is PageRoute => !isRedirect(route) && route.page !== undefined,
);

/** By route: its address, with a value for each parameter. */
const addresses = new Map(pages.map(({ path }) => [path, sampled(path)]));

const address = (path: string, code: string): string => `${addresses.get(path)}?productCode=${code}`;

/** All scenarios, each with the address that it is about. */
const scenarios: readonly { readonly name: string; readonly visit: string }[] = sourcesIn(
  join(import.meta.dirname, '../../scenarios'),
).sources.map(({ name, text }) => ({ name, visit: (parse(text) as { visit?: string }).visit ?? HOME }));

export const scenarioNames: readonly string[] = scenarios.map(({ name }) => name);

const joined = <const Item>(...lists: readonly (readonly Item[])[]): Item[] => lists.flat();
const withAccount = (scenario: string, account: Account): string =>
  [scenario, accounts[account]].filter(Boolean).join(',');

/** Visits of every scenario on its own page. */
export const scenarioPages = (width: Width): Visit[] =>
  scenarios.map(({ name, visit }) => ({ scenario: name, path: visit, width }));

/** Visits of every built page in the plain state of its product, by one kind of account. */
export const builtPages = (width: Width, account: Account): Visit[] =>
  pages.map(({ role, path }) => {
    const { code, scenario: plain } = plainStates[role];
    const scenario = scenarioOfPage[path] ?? plain;
    return { scenario: withAccount(scenario, account), path: address(path, code), width };
  });

/** Visits of every page of the product in every scenario, by one kind of account. */
const scenariosOnEveryPage = (width: Width, account: Account): Visit[] =>
  scenarios.flatMap(({ name, visit }) => {
    const code = /productCode=(\d+)/.exec(visit)?.[1] ?? '12003';
    const ownPath = visit.split('?', 1)[0];
    const role = pages.find(({ path }) => path === ownPath)?.role ?? 'company';
    return pages
      .filter((page) => page.role === 'all' || page.role === role)
      .map(({ path }) => ({ scenario: withAccount(name, account), path: address(path, code), width }));
  });

/** All visits, the likeliest to find faults first. The seed orders each part; the time limit ends the list. */
export function plan(seed: number): Visit[] {
  const parts = [
    joined(scenarioPages('1440'), builtPages('1440', 'parent')),
    joined(builtPages('375', 'parent'), scenarioPages('375')),
    kindsButParent.flatMap((kind) => builtPages('1440', kind)),
    joined(builtPages('paper', 'parent'), builtPages('720', 'parent'), builtPages('1024', 'parent')),
    kindsButParent.flatMap((kind) => builtPages('375', kind)),
    joined(
      builtPages('320', 'parent'),
      scenarioPages('720'),
      scenarioPages('1024'),
      scenarioPages('320'),
      scenarioPages('paper'),
    ),
  ];
  const visits = parts.flatMap((part, index) => shuffled(part, seed + index));
  const first = new Map(visits.map((visit) => [idOf(visit), visit]));
  // Half a million visits, all different: only those of `first` must be left out.
  const all = widths.flatMap((width) => kinds.flatMap((kind) => scenariosOnEveryPage(width, kind)));
  const others = all.filter((visit) => !first.has(idOf(visit)));
  return [...first.values(), ...shuffled(others, seed + parts.length)];
}

/** Returns the items in random order, which is the same for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = random(seed);
  const order = [...items];
  for (let left = order.length; left > 1; left -= 1) {
    const chosen = Math.floor(next() * left);
    [order[left - 1], order[chosen]] = [order[chosen]!, order[left - 1]!];
  }
  return order;
}

/** Returns a random generator of numbers from 0 to 1: mulberry32. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Visits for looking at several widths: every scenario on its own page, and every built page by every kind of account. */
export const pagesForEachAccount = (): Visit[] =>
  joined(scenarioPages('1440'), ...kinds.map((kind) => builtPages('1440', kind)));

/** Visits by keyboard and by axe: every built page in a wide window and on a phone. */
export const pagesForKeyboard = (): Visit[] =>
  joined(builtPages('1440', 'parent'), builtPages('375', 'parent'));

/** Visits of a few scenarios on their own pages, which the seed selects. */
export const selectedScenarios = (seed: number, count: number): Visit[] =>
  shuffled([...scenarioPages('1440'), ...scenarioPages('375')], seed).slice(0, count);
