/**
 * `npm run bench:portal [-- --runs 5]`: what the portal costs as a ratio to the floor of its own stack
 * (tests/bench/floor), measured in the same run. Only ratios are judged; the last line is for machines.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { loadLine, mediansOf, routeLine, type Budget } from './figures.ts';
import { measureLoad, measureRoute, type Way } from './measure.ts';
import { serve } from './server.ts';
import { startSimulator } from '../simulatorProcess.ts';

const root = join(import.meta.dirname, '../..');
const floorDist = join(root, '.cache/bench/floor');
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly scenario?: string;
  readonly ready: string;
  readonly budget?: Budget;
}

const floorScreen: Screen = { name: 'floor', path: '/floor/', ready: '#first' };
const bills: Screen = {
  name: 'bills',
  path: '/front/company/billListNew',
  scenario: 'baseline',
  ready: 'main h1',
  budget: { js: 1.9, lcp: 1.8, cls: 0.02 },
};
const screens: readonly Screen[] = [
  {
    name: 'landing',
    path: '/front/company/landing?productCode=12003',
    scenario: 'logged-out',
    ready: 'main h1, main h2',
    budget: { js: 1.3, lcp: 1, cls: 0.01 },
  },
  {
    name: 'home',
    path: '/front/company/index',
    scenario: 'baseline',
    ready: 'main h2',
    budget: { js: 1.7, lcp: 1.7, cls: 0.02 },
  },
  bills,
  { ...bills, name: '10k bills', scenario: 'many-bills' },
  {
    // Of all screens the one that fetches most script.
    name: 'heaviest',
    path: '/front/company/billDetailNew?billNo=ZD202611020032',
    scenario: 'baseline',
    ready: 'main h1',
    budget: { js: 2.5, lcp: 2.5, cls: 0.05 },
  },
];

const floorWay: Way = { path: '/floor/', go: '#go', there: '#second', back: '#back', here: '#first' };
const way: Way = {
  path: '/front/company/index',
  scenario: 'baseline',
  go: 'nav a[href="/front/company/orderManage"]',
  there: 'main h1:visible:text-is("订单管理")',
  back: 'nav a[href="/front/company/index"]',
  here: 'main h1:visible:text-is("首页")',
};

/** The median of each, taken in turns: a machine that slows down meanwhile slows the floor down too. */
async function inTurns<T extends object>(measures: readonly (() => Promise<T>)[]): Promise<T[]> {
  const all: T[][] = measures.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, measure] of measures.entries()) all[index]?.push(await measure());
  return all.map(mediansOf);
}

const quiet = { logLevel: 'error' } as const;
await build({ ...quiet, configFile: join(root, 'portal/vite.config.ts') });
await build({
  ...quiet,
  configFile: false,
  root: join(root, 'tests/bench/floor'),
  base: '/floor/',
  build: { outDir: floorDist, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
});

const simulator = await startSimulator();
const sites = [
  { base: '/floor/', dist: floorDist },
  { base: '/front/', dist: join(root, 'portal/dist') },
];
const server = await serve(sites, simulator.origin);
try {
  const { origin } = server;
  const [floor, ...loads] = await inTurns(
    [floorScreen, ...screens].map((screen) => () => measureLoad(origin, screen)),
  );
  const [floorRoute, route] = await inTurns([floorWay, way].map((from) => () => measureRoute(origin, from)));
  if (floor === undefined || floorRoute === undefined || route === undefined)
    throw new Error('nothing measured');
  const rows = [
    { ...floor, name: 'floor', budget: undefined },
    ...loads.map((load, index) => ({
      ...load,
      name: screens[index]?.name ?? '',
      budget: screens[index]?.budget,
    })),
  ];
  for (const row of rows) console.log(loadLine(row, floor));
  console.log(routeLine('floor', floorRoute, floorRoute));
  console.log(routeLine('orders', route, floorRoute));
  const figures = {
    ...Object.fromEntries(rows.map(({ name, js, lcp, cls }) => [name, { js, lcp: Math.round(lcp), cls }])),
    routes: { floor: floorRoute, orders: route },
  };
  console.log(`figures: ${JSON.stringify(figures)}`);
} finally {
  server.stop();
  await simulator.stop();
}
