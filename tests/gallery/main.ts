/**
 * `npm run proof -- gallery`: takes a picture of every page and scenario at three widths in both themes, and on paper, as a
 * static site in `.cache/gallery`. `--against FOLDER` marks what differs from the gallery of another release.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '#tools/browser.ts';
import { chosen, countOf, optionsOf } from '#tools/command.ts';
import { ensurePortal } from '#tools/launch/build.mjs';
import { finish } from '#tools/sim/table.ts';
import { root, startSimulator } from '#tools/simulatorProcess.ts';
import { builtPages, scenarioPages } from '../explore/plan.ts';
import { run } from '../explore/run.ts';
import { differencesOf, galleryIn } from './compare.ts';
import { galleryPage, type Compared } from './page.ts';
import type { Gallery, Picture, Screen } from './pictures.ts';
import { takePictures } from './take.ts';

const USAGE = `npm run proof -- gallery [options]
  --words TEXT      only screens whose scenario or address holds it
  --against FOLDER  the gallery of another release
  --workers 2       pages at the same time`;
const { words, against, ...given } = optionsOf(USAGE, {
  words: { type: 'string', default: '' },
  against: { type: 'string' },
  workers: { type: 'string', default: '2' },
});

const workers = countOf('--workers', given.workers);
const folder = join(root, '.cache/gallery');
const BEFORE = 'before';

/** Every page in its plain state, and every scenario at its own page. */
const screens = chosen<Screen>(
  [
    ...new Map(
      [...builtPages('1440', 'parent'), ...scenarioPages('1440')].map(({ scenario, path }) => [
        `${scenario} ${path}`,
        { scenario, path },
      ]),
    ).values(),
  ].filter(({ scenario, path }) => `${scenario} ${path}`.includes(words)),
  '--words',
);

/** Compares the galleries, and copies the earlier pictures into the site, which then works without the other folder. */
function comparedWith(gallery: Gallery, earlier: string): Compared {
  const before = galleryIn(earlier);
  const differences = differencesOf(gallery, before, {
    now: (file) => readFileSync(join(folder, file)),
    before: (file) => readFileSync(join(earlier, file)),
  });
  mkdirSync(join(folder, BEFORE));
  for (const [file, { kind }] of differences)
    if (kind !== 'new') cpSync(join(earlier, file), join(folder, BEFORE, file));
  const gone = before.pictures.filter(({ file }) => differences.get(file)?.kind === 'gone');
  return { version: before.version, folder: BEFORE, differences, gone };
}

const earlier = against === undefined ? undefined : resolve(against);
if (earlier !== undefined) galleryIn(earlier);
if (earlier === folder) throw new Error(`--against ${against}: the new gallery replaces it; move it first`);

await ensurePortal();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const simulator = await startSimulator();
const browser = await launchBrowser();
const pictures: Picture[] = [];
const problems: string[] = [];
try {
  await run({
    browser,
    visits: screens,
    workers,
    until: Infinity,
    explore: async (page: Page, screen: Screen) => {
      pictures.push(...(await takePictures(page, simulator.origin, screen, folder)));
    },
    nameOf: ({ scenario, path }) => `${scenario} ${path}`,
    onVisit: (_, problem) => {
      if (problem !== undefined) problems.push(problem);
    },
  });
} finally {
  await browser.close();
  await simulator.stop();
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const order = new Map<string, number>(
  screens.map(({ scenario, path }, index) => [`${scenario} ${path}`, index]),
);
const placeOf = ({ scenario, path }: Screen): number => order.get(`${scenario} ${path}`) ?? 0;
const gallery: Gallery = {
  version,
  builtAt: new Date().toISOString(),
  pictures: pictures.sort((one, other) => placeOf(one) - placeOf(other)),
};
writeFileSync(join(folder, 'gallery.json'), JSON.stringify(gallery, null, 1));
const compared = earlier === undefined ? undefined : comparedWith(gallery, earlier);
cpSync(join(import.meta.dirname, 'inPage.js'), join(folder, 'inPage.js'));
writeFileSync(join(folder, 'index.html'), galleryPage(gallery, compared));
finish(
  { screens: screens.length, pictures: pictures.length, differences: compared?.differences.size ?? 0 },
  problems,
);
