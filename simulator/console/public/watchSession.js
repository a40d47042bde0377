/**
 * Shows a lost session as soon as a response reports it (server/sessionRestoreCookie.ts): in every page of the simulated portal, and
 * in the console. It changes nothing in the page and intercepts no request: it reads a cookie after each one.
 */
/** The path under which a reverse proxy serves the simulator: '' or like `/sim`, read from this file's own address. */
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

/** The console links to this page too (src/portalAddress.ts): of several tabs it uses the one viewed last. */
const pages = new BroadcastChannel('sim-page');
let seen = Date.now();
document.addEventListener('visibilitychange', () => (seen = Date.now()));
pages.addEventListener('message', ({ data }) => {
  if (data !== 'where' || !isPortal()) return;
  if (document.visibilityState === 'visible') seen = Date.now();
  pages.postMessage({ page: location.pathname + location.search, seen });
});

/**
 * The chip of the simulated portal. Automated browsers see the page without it, as its users will, unless they
 * request it. It loads when the page is idle, and the page is complete without it.
 */
const CHIP = `${basePath}/_sim/console/chip.js`; // built: server/served/console.ts
const wanted = !navigator.webdriver || /(^|; )sim_chip=1/.test(document.cookie);
if (wanted && isPortal()) requestIdleCallback(() => import(CHIP).catch(() => undefined));
