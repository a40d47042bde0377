// @ts-check
/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root } from './places.mjs';
import { capture } from './run.mjs';

/** The headless shell comes first: it needs less than two thirds of the processor time of a whole browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
  'microsoft-edge',
];

const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/opt/google/chrome/chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns the browser's path; installs a browser if there is none. */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH names a missing file: ${named}. Correct or unset it.`);
    return named;
  }
  const found = await findChromium();
  if (found) return found;
  const attempts = [];
  for (const { command, seconds } of waysToInstall(
    process.getuid?.() === 0,
    onPath('apt-get') !== undefined,
  )) {
    console.log(`installing a browser (${command}) …`);
    const { code, output } = await capture(command, { seconds });
    const installed = await findChromium();
    if (installed) return installed;
    attempts.push(`${command}: exit ${code}\n${output.trim().split('\n').slice(-8).join('\n')}`);
  }
  throw new Error(`no Chromium or Chrome found: install one or set CHROMIUM_PATH\n${attempts.join('\n')}`);
}

/**
 * Returns the commands to try: Debian's packages where possible, Playwright's own download last. The download has a short limit,
 * because it hangs on a closed network.
 * @param {boolean} isRoot
 * @param {boolean} hasApt
 * @returns {{ command: string, seconds: number }[]}
 */
export function waysToInstall(isRoot, hasApt) {
  const apt = 'DEBIAN_FRONTEND=noninteractive apt-get';
  // Debian has both packages, Ubuntu only the second.
  const debian = ['chromium-headless-shell', 'chromium'].map((browser) => ({
    command: `${apt} update && ${apt} install -y --no-install-recommends ${browser} fonts-noto-cjk`,
    seconds: 600,
  }));
  return [...(isRoot && hasApt ? debian : []), { command: 'playwright install chromium', seconds: 60 }];
}

async function findChromium() {
  const candidates = [...names.map(onPath), ...knownPlaces, playwrightsOwn()];
  for (const path of candidates) {
    // The version proves a real browser: Ubuntu's `chromium-browser` may be a script that only recommends a snap.
    if (path && existsSync(path) && (await answers(path))) return path;
  }
  return undefined;
}

/** @param {string} path */
async function answers(path) {
  // On Windows `chrome.exe --version` opens a window.
  if (process.platform === 'win32') return true;
  return (await capture(`"${path}" --version`, { seconds: 20 })).code === 0;
}

/** @param {string} name */
function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function playwrightsOwn() {
  return createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
}
