/**
 * `npm run proof -- pictures [--only NAME]`: takes the pictures of README and guides. It starts the simulator, opens each page of
 * pictures.ts in a browser and writes `docs/pictures/<name>.webp`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { chosen, optionsOf } from '../command.ts';
import { ensureConsole, ensureDocs, ensurePortal } from '../launch/build.mjs';
import { finish } from '../sim/table.ts';
import { root, startSimulator } from '../simulatorProcess.ts';
import { FIRST, pictures } from './pictures.ts';
import { webpOf } from './webp.ts';

const SCREEN = { width: 1280, height: 800 };
/** Maximum size of a picture in kB. */
const LIMIT = 200;
/** Width of the picture with two pages side by side, in pixels. */
const FIRST_WIDTH = 1800;
const folder = join(root, 'docs/pictures');

const { only } = optionsOf('npm run proof -- pictures [--only NAME]', { only: { type: 'string' } });
const names = chosen(
  Object.keys(pictures).filter((name) => only === undefined || name === only),
  '--only',
);

async function shoot(browser: Browser, origin: string, name: string): Promise<Buffer> {
  const picture = pictures[name];
  if (!picture) throw new Error(`no picture ${name}`);
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: SCREEN,
    reducedMotion: 'reduce',
  });
  try {
    await context.request.post('/_sim/api/session', { data: { scenarios: [picture.scenario] } });
    const page = await context.newPage();
    await picture.steps(page);
    return await settledShot(page);
  } finally {
    await context.close();
  }
}

/** Returns the first screenshot that equals the one before it: the page no longer changes. */
async function settledShot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  let before = await page.screenshot();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await setTimeout(500);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not settle`);
}

function write(name: string, picture: Buffer): number {
  writeFileSync(join(folder, `${name}.webp`), picture);
  const size = Math.ceil(picture.length / 1000);
  console.log(`docs/pictures/${name}.webp  ${size} kB`);
  return size;
}

await ensurePortal();
await ensureConsole();
await ensureDocs();
mkdirSync(folder, { recursive: true });
// The documentation shows its own address: the usual one, unless another process has the port.
const simulator = await startSimulator({ env: { PORT: '4010', SIM_STORE: 'memory' } }).catch(() =>
  startSimulator({ env: { SIM_STORE: 'memory' } }),
);
const browser = await launchBrowser();
try {
  const shots = new Map<string, Buffer>();
  const sizes: number[] = [];
  for (const name of names) {
    const shot = await shoot(browser, simulator.origin, name);
    shots.set(name, shot);
    sizes.push(write(name, await webpOf(browser, [shot], SCREEN.width)));
  }
  const [left, right] = [shots.get(FIRST.left), shots.get(FIRST.right)];
  if (left && right) sizes.push(write(FIRST.name, await webpOf(browser, [left, right], FIRST_WIDTH)));
  const largest = Math.max(...sizes);
  finish(
    { pictures: sizes.length, largestKb: largest },
    largest > LIMIT ? [`a picture of ${largest} kB, at most ${LIMIT}`] : [],
  );
} finally {
  await browser.close();
  await simulator.stop();
}
