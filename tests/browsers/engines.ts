import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { provideDebian } from '#tools/debian.ts';
import { ensureChromium } from '#tools/launch/browser.mjs';
import { provideNpm } from '#tools/npmPackage.ts';
import { openChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

export interface Engine {
  readonly name: string;
  /** Opens the browser. @returns undefined if it cannot be installed on this machine */
  readonly open: () => Promise<Driver | undefined>;
}

/** Returns the path of a Debian program, installed if possible. */
function debian(program: string, packages: readonly string[]): string | undefined {
  const find = () =>
    spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim() || undefined;
  if (find() === undefined) provideDebian(packages);
  return find();
}

/** Unpacks Chromium 109, the last one for Windows 7, from a package for servers without a screen. */
function oldChromium(): string {
  const folder = provideNpm({
    name: '@sparticuz/chromium',
    version: '109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  });
  const executable = join(folder, 'bin/chromium');
  if (!existsSync(executable)) {
    writeFileSync(executable, brotliDecompressSync(readFileSync(`${executable}.br`)));
    chmodSync(executable, 0o755);
  }
  return executable;
}

const LIB = '/usr/lib';

/** Finds WebKitGTK's small browser; its folder name contains the version. */
function miniBrowser(): string | undefined {
  for (const platform of readdirSync(LIB))
    if (platform.endsWith('-linux-gnu'))
      for (const name of readdirSync(join(LIB, platform))) {
        const path = join(LIB, platform, name, 'MiniBrowser');
        if (name.startsWith('webkit2gtk-') && existsSync(path)) return path;
      }
  return undefined;
}

export const engines: readonly Engine[] = [
  { name: 'chromium', open: async () => openChromium(await ensureChromium()) },
  {
    name: 'chromium-109',
    open: async () =>
      process.platform === 'linux' && process.arch === 'x64' ? openChromium(oldChromium()) : undefined,
  },
  {
    name: 'firefox',
    open: async () => {
      const path = debian('firefox-esr', ['firefox-esr']);
      return path === undefined ? undefined : openFirefox(path);
    },
  },
  {
    name: 'webkit',
    open: async () => {
      const driver = debian('WebKitWebDriver', ['webkit2gtk-driver', 'xvfb']);
      const screen = debian('Xvfb', ['xvfb']);
      const browser = process.platform === 'linux' ? miniBrowser() : undefined;
      if (driver === undefined || screen === undefined || browser === undefined) return undefined;
      return openWebKit(driver, browser);
    },
  },
];
