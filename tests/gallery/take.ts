/** Takes the pictures of one screen in one page load. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openFresh } from '../explore/driver/portal.ts';
import { fileOf, looks, sizes, type Look, type Picture, type Screen } from './pictures.ts';

/** @param folder where the files go */
export async function takePictures(
  page: Page,
  origin: string,
  screen: Screen,
  folder: string,
): Promise<Picture[]> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await openFresh(page, origin, { ...screen, width: '1440' });
  await page.waitForLoadState('networkidle');
  const title =
    (await page
      .locator('h1')
      .first()
      .textContent({ timeout: 1000 })
      .catch(() => null)) ?? '';
  const pictures: Picture[] = [];
  for (const look of looks) {
    await showAs(page, look);
    const file = fileOf(screen, look);
    writeFileSync(join(folder, file), await page.screenshot({ fullPage: true, animations: 'disabled' }));
    pictures.push({ ...screen, ...look, title: title.trim(), file });
  }
  return pictures;
}

async function showAs(page: Page, { size, theme }: Look): Promise<void> {
  await page.emulateMedia({ media: size === 'paper' ? 'print' : 'screen', colorScheme: theme });
  await page.setViewportSize(sizes[size]);
  // Elements that only this size shows may load code or data.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
