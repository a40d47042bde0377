/**
 * Shows a lost session as soon as a response reports it (server/sessionRestoreCookie.ts): in every page of the simulated portal, and
 * in the console. It intercepts no request: it reads a cookie after each one. In the portal it also tells the console the
 * page's address, and loads the chip.
 */

/** The path under which a reverse proxy serves the simulator, like `/sim` or empty; read from this file's own address. */
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

/** Tells the console the address of this page (src/portalAddress.ts); of several tabs it uses the one viewed last. */
const pages = new BroadcastChannel('sim-page');
let viewedAt = Date.now();
document.addEventListener('visibilitychange', () => (viewedAt = Date.now()));
pages.addEventListener('message', ({ data }) => {
  if (data !== 'where' || !isPortal()) return;
  if (document.visibilityState === 'visible') viewedAt = Date.now();
  pages.postMessage({ page: location.pathname + location.search, viewedAt });
});

/**
 * The chip, a small button in the simulated portal. Automated browsers get the page without it, unless they request it
 * by a cookie. It loads when the page is idle, because the page is complete without it.
 */
const CHIP = `${basePath}/_sim/console/chip.js`; // built: server/served/console.ts
const hasChip = !navigator.webdriver || /(^|; )sim_chip=1/.test(document.cookie);
if (hasChip && isPortal()) requestIdleCallback(() => import(CHIP).catch(() => undefined));
