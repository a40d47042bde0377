/** `npm run proof -- icons`: draws the icons of the installed portal from `portal/public/logo.svg`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../browser.ts';
import { optionsOf } from '../../command.ts';
import { finish } from '../../sim/table.ts';
import { root } from '../../simulatorProcess.ts';
import { icons, pageOf } from './icons.ts';

optionsOf('npm run proof -- icons', {});

const folder = join(root, 'portal/public');
const logo = readFileSync(join(folder, 'logo.svg'), 'utf8');

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (const icon of icons) {
    await page.setViewportSize({ width: icon.size, height: icon.size });
    await page.setContent(pageOf(logo, icon));
    writeFileSync(join(folder, icon.file), await page.screenshot({ omitBackground: true }));
    console.log(`portal/public/${icon.file}`);
  }
  finish({ icons: icons.length }, []);
} finally {
  await browser.close();
}
