/**
 * `npm run proof -- bench:portal [--runs 5]`: measures the portal's cost as a ratio to a minimal page of the same stack
 * (tests/bench/floor) in the same run. Only ratios are judged; the last line is for scripts.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { countOf, optionsOf } from '../command.ts';
import { startSimulator } from '../simulatorProcess.ts';
import { loadLine, mediansOf, routeLine, slowLine, visitsLine } from './figures.ts';
import { buildFloor } from './floor.ts';
import { measureLoad, measureRoute, measureSlowly, measureVisits, type Way } from './measure.ts';
import { floorScreen, home, screens } from './screens.ts';
import { serve } from './server.ts';

const root = join(import.meta.dirname, '../..');
const given = optionsOf('npm run proof -- bench:portal [--runs 5]', {
  runs: { type: 'string', default: '5' },
});
const runs = countOf('--runs', given.runs);

const floorWay: Way = { path: '/floor/', go: '#go', there: '#second', back: '#back', here: '#first' };
const way: Way = {
  path: '/front/company/index',
  scenario: 'baseline',
  go: 'nav a[href="/front/company/orderManage"]',
  there: 'main h1:visible:text-is("订单管理")',
  back: 'nav a[href="/front/company/index"]',
  here: 'main h1:visible:text-is("首页")',
};

/** Runs the measurements in turn, so that a busy moment of the machine affects the floor too. @returns the median of each */
async function alternating<T extends object>(measures: readonly (() => Promise<T>)[]): Promise<T[]> {
  const all: T[][] = measures.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, measure] of measures.entries()) all[index]?.push(await measure());
  return all.map(mediansOf);
}

await build({ logLevel: 'error', configFile: join(root, 'portal/vite.config.ts') });
const floor = await buildFloor();

const simulator = await startSimulator();
const server = await serve(floor, join(root, 'portal/dist'), simulator.origin);
try {
  const { origin } = server;
  const [floorLoad, ...loads] = await alternating(
    [floorScreen, ...screens].map((screen) => () => measureLoad(origin, screen)),
  );
  const [floorRoute, route] = await alternating(
    [floorWay, way].map((from) => () => measureRoute(origin, from)),
  );
  const visited = screens.filter(({ isRevisited }) => isRevisited === true);
  const visits = await alternating(visited.map((screen) => () => measureVisits(origin, screen)));
  // Home is usable once it shows an amount: amounts have `translate="no"`.
  const [slow] = await alternating([
    () => measureSlowly(origin, { ...home, ready: 'main [translate="no"]' }),
  ]);
  if (slow === undefined || floorLoad === undefined || floorRoute === undefined || route === undefined)
    throw new Error('no measurement: choose at least one run');
  const rows = [
    { ...floorLoad, name: 'floor', budget: undefined },
    ...loads.map((load, index) => ({
      ...load,
      name: screens[index]?.name ?? '',
      budget: screens[index]?.budget,
    })),
  ];
  for (const row of rows) console.log(loadLine(row, floorLoad));
  console.log(routeLine('floor', floorRoute, floorRoute));
  console.log(routeLine('orders', route, floorRoute));
  for (const [index, each] of visits.entries()) console.log(visitsLine(visited[index]?.name ?? '', each));
  console.log(slowLine(home.name, slow));
  const figures = {
    ...Object.fromEntries(rows.map(({ name, js, lcp, cls }) => [name, { js, lcp: Math.round(lcp), cls }])),
    routes: { floor: floorRoute, orders: route },
    visits: Object.fromEntries(visits.map((each, index) => [visited[index]?.name ?? '', each])),
    slow,
  };
  console.log(`figures: ${JSON.stringify(figures)}`);
} finally {
  server.stop();
  await simulator.stop();
}
