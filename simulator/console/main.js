import { api } from './api.js';
import { byId, tell } from './dom.js';
import { showFaults } from './faults.js';
import { showLog } from './log.js';
import { showScenarios } from './scenarios.js';
import { showSession } from './session.js';
import { showTabs } from './tabs.js';
import { showWorld } from './world.js';

const REFRESH_MS = 2000;

const panels = { log: showLog, faults: showFaults, world: showWorld };
const [scenarios, problems, operations] = await Promise.all([
  api.scenarios(),
  api.problems(),
  api.operations(),
]);
const titles = new Map(scenarios.map(({ name, title }) => [name, title]));
const context = { scenarios, problems, operations, titles, refresh };
const currentTab = showTabs(Object.keys(panels), (tab) => panels[tab](byId(`panel-${tab}`), context));
const markScenario = showScenarios(context);

let shown = '';

/** Draws again what has changed; the portal in another tab shares the session. */
async function refresh({ force = false } = {}) {
  const session = await api.session();
  const state = JSON.stringify(session);
  const changed = force || state !== shown;
  shown = state;
  if (changed) {
    await showSession(byId('session'), session, context);
    markScenario(session.scenarios);
    byId('open-portal').href = `/front${session.visit}`;
  }
  const tab = currentTab();
  // The log moves with every request; the others only with the session.
  if (changed || tab === 'log') await panels[tab](byId(`panel-${tab}`), context);
}

await refresh();
setInterval(() => {
  if (document.visibilityState === 'visible')
    refresh().catch(() => tell('模拟器没有应答，它可能已停止', true));
}, REFRESH_MS);
