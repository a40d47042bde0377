/**
 * Shows that the session was lost as soon as an answer says so (server/kept.ts): in every page of the simulated portal, and in
 * the console. It replaces nothing of the page and listens to no request: it looks at a cookie whenever one has ended.
 */
const isLost = () => /(^|; )sim_lost=1/.test(document.cookie);

const watch = new PerformanceObserver(() => void look());

async function look() {
  if (!isLost()) return;
  watch.disconnect();
  const { showLost } = await import('./lost.js');
  showLost();
}

watch.observe({ type: 'resource' });
await look();
