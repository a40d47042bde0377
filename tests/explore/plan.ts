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
export const screens: readonly Width[] = widths.filter((width) => width !== 'paper');

/** Scenario parts that change the user. */
const accounts = { parent: '', child: 'child-account', visitor: 'logged-out', unopened: 'unopened' } as const;
type Account = keyof typeof accounts;
const kinds = Object.keys(accounts) as Account[];

export interface Visit {
  /** One scenario, or several: `overdue-bill,child-account`. */
  readonly scenario: string;
  /** With its query: `/company/index?productCode=12003`. */
  readonly path: string;
  readonly width: Width;
}

/** Name as `--only` takes it. */
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

/** The product that a kind of route belongs to, and its plain state. */
const fitting: Readonly<Record<RouteRole, { readonly code: string; readonly scenario: string }>> = {
  all: { code: '12003', scenario: 'baseline' },
  company: { code: '12003', scenario: 'baseline' },
  fenxiao: { code: '12012', scenario: 'wholesale' },
  yipanhuo: { code: '12017', scenario: 'used-goods' },
  baolibiaopin: { code: '12023', scenario: 'factoring' },
  yaojingcaiPop: { code: '12008', scenario: 'pop-user' },
};

/** Addresses of pages about one resource. */
const peopled: Readonly<Record<string, string>> = {
  '/company/approvals/:approvalNo': 'approval-repay-waiting',
};

const HOME = '/company/index?productCode=12003';

export const pages: readonly PageRoute[] = routes.filter(
  (route): route is PageRoute => !isRedirect(route) && route.page !== undefined,
);

/** Address of each route, with a value for each parameter. */
const places = new Map(pages.map(({ path }) => [path, sampled(path)]));

const address = (path: string, code: string): string => `${places.get(path)}?productCode=${code}`;

/** Scenarios with their own page, or home. */
const scenarios: readonly { readonly name: string; readonly visit: string }[] = sourcesIn(
  join(import.meta.dirname, '../../scenarios'),
).sources.map(({ name, text }) => ({ name, visit: (parse(text) as { visit?: string }).visit ?? HOME }));

export const scenarioNames: readonly string[] = scenarios.map(({ name }) => name);

const all = <const Item>(...lists: readonly (readonly Item[])[]): Item[] => lists.flat();
const withAccount = (scenario: string, account: Account): string =>
  [scenario, accounts[account]].filter(Boolean).join(',');

/** Every scenario on its own page. */
export const shown = (width: Width): Visit[] =>
  scenarios.map(({ name, visit }) => ({ scenario: name, path: visit, width }));

/** Every built page of its product, for one kind of account. */
export const known = (width: Width, account: Account): Visit[] =>
  pages.map(({ role, path }) => {
    const { code, scenario: plain } = fitting[role];
    const scenario = peopled[path] ?? plain;
    return { scenario: withAccount(scenario, account), path: address(path, code), width };
  });

/** Every scenario on every page of its product, by every account. */
const crossed = (width: Width, account: Account): Visit[] =>
  scenarios.flatMap(({ name, visit }) => {
    const code = /productCode=(\d+)/.exec(visit)?.[1] ?? '12003';
    const home = visit.split('?', 1)[0];
    const role = pages.find(({ path }) => path === home)?.role ?? 'company';
    return pages
      .filter((page) => page.role === 'all' || page.role === role)
      .map(({ path }) => ({ scenario: withAccount(name, account), path: address(path, code), width }));
  });

/** All visits, the likeliest to find faults first. The seed orders each part; the time limit ends the list. */
export function plan(seed: number): Visit[] {
  const parts = [
    all(shown('1440'), known('1440', 'parent')),
    all(known('375', 'parent'), shown('375')),
    kinds.slice(1).flatMap((kind) => known('1440', kind)),
    all(known('paper', 'parent'), known('720', 'parent'), known('1024', 'parent')),
    kinds.slice(1).flatMap((kind) => known('375', kind)),
    all(known('320', 'parent'), shown('720'), shown('1024'), shown('320'), shown('paper')),
    widths.flatMap((width) => kinds.flatMap((kind) => crossed(width, kind))),
  ];
  const visits = parts.flatMap((part, index) => mixed(part, seed + index));
  return [...new Map(visits.map((visit) => [idOf(visit), visit])).values()];
}

/** The same order for the same seed. */
export function mixed<Item>(items: readonly Item[], seed: number): Item[] {
  const next = random(seed);
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** mulberry32 */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Visits for looking at several widths: every scenario on its own page, and every built page with every kind of account. */
export const everywhere = (): Visit[] => all(shown('1440'), ...kinds.map((kind) => known('1440', kind)));

/** Every built page, wide and on a phone, by keyboard. */
export const withoutPointer = (): Visit[] => all(known('1440', 'parent'), known('375', 'parent'));

/** A few of the scenarios, each on its own page, drawn by a seed. */
export const drawn = (seed: number, count: number): Visit[] =>
  mixed([...shown('1440'), ...shown('375')], seed).slice(0, count);
