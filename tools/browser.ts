/** Starts the browser of a proof: the machine's Chromium, installed if there is none. */
import { chromium, type Browser } from 'playwright';
import { ensureChromium } from './launch/browser.mjs';

/** @param args besides the one that lets root start it */
export const launchBrowser = async (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', ...args] });
