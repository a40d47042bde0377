/**
 * Shows that the session was lost as soon as an answer says so (server/kept.ts): in every page of the simulated portal, and in
 * the console. It replaces nothing of the page and listens to no request: it looks at a cookie whenever one has ended.
 */
/** The path that a reverse proxy serves us under: '' or like `/sim`. This file's own address says it. */
const basePath = new URL('../..', import.meta.url).pathname.slice(0, -1);

const isLost = () => /(^|; )sim_lost=1/.test(document.cookie);

const isPortal = () => location.pathname.startsWith(`${basePath}/front/`);

const watch = new PerformanceObserver(() => void look());

async function look() {
  if (!isLost()) return;
  watch.disconnect();
  const { showLost } = await import('./lost.js');
  showLost(basePath);
}

watch.observe({ type: 'resource' });
await look();

/** The console makes a link of this page too (src/portalAddress.ts): of several tabs it takes the one last looked at. */
const pages = new BroadcastChannel('sim-page');
let seen = Date.now();
document.addEventListener('visibilitychange', () => (seen = Date.now()));
pages.addEventListener('message', ({ data }) => {
  if (data !== 'where' || !isPortal()) return;
  if (document.visibilityState === 'visible') seen = Date.now();
  pages.postMessage({ page: location.pathname + location.search, seen });
});

/**
 * The chip of the simulated portal. A program's browser sees the page as its user will, and has it only when it asks; it comes
 * when the page has nothing else to do, and the page is whole without it.
 */
const CHIP = `${basePath}/_sim/console/chip.js`; // built: server/console.ts
const wanted = !navigator.webdriver || /(^|; )sim_chip=1/.test(document.cookie);
if (wanted && isPortal()) requestIdleCallback(() => import(CHIP).catch(() => undefined));
