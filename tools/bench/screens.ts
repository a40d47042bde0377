/** Screens with a budget (`docs/design/budgets.md`), and the floor to compare with. */
import type { Budget } from './figures.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly scenario?: string;
  /** Selector of an element that shows that the screen is ready. */
  readonly ready: string;
}

interface Budgeted extends Screen {
  readonly budget: Budget;
  /** True if a second visit has a budget too. */
  readonly isRevisited?: boolean;
}

export const floorScreen: Screen = { name: 'floor', path: '/floor/', ready: '#first' };
export const home: Budgeted = {
  name: 'home',
  path: '/front/company/index',
  scenario: 'baseline',
  ready: 'main h2',
  budget: { js: 1.8, lcp: 1.7, cls: 0.02 },
  isRevisited: true,
};
const bills: Budgeted = {
  name: 'bills',
  path: '/front/company/billListNew',
  scenario: 'baseline',
  ready: 'main h1',
  budget: { js: 2, lcp: 1.8, cls: 0.02 },
};
export const screens: readonly Budgeted[] = [
  {
    name: 'landing',
    path: '/front/company/landing?productCode=12003',
    scenario: 'logged-out',
    ready: 'main h1, main h2',
    budget: { js: 1.45, lcp: 1, cls: 0.01 },
  },
  home,
  { ...bills, isRevisited: true },
  { ...bills, name: '10k bills', scenario: 'many-bills' },
  {
    name: 'form page',
    path: '/front/repayCom',
    scenario: 'baseline',
    ready: 'main form',
    budget: { js: 2.3, lcp: 2, cls: 0.02 },
  },
  {
    name: 'setting',
    path: '/front/fenxiao/repaySetting',
    scenario: 'auto-repay',
    ready: 'main form',
    budget: { js: 2.3, lcp: 2, cls: 0.02 },
  },
  {
    // The screen that fetches the most script.
    name: 'heaviest',
    path: '/front/company/billDetailNew?billNo=ZD202611020032',
    scenario: 'baseline',
    ready: 'main h1',
    budget: { js: 2.6, lcp: 2.5, cls: 0.05 },
  },
];
