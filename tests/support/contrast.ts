/** Measures the contrast of a drawing to its background from the pixels of a screenshot. WCAG 2.2, 1.4.11 */
import type { Locator } from '@playwright/test';
import { paint } from './painting.ts';

/** Returns the greatest contrast of any pixel to the most frequent colour. */
export async function drawnContrast(part: Locator): Promise<number> {
  await paint(part.page());
  const picture = [...(await part.screenshot())];
  return part.page().evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const linear = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      counts.set(luminance, (counts.get(luminance) ?? 0) + 1);
    }
    const common = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
    const contrastTo = (other: number) => (Math.max(common, other) + 0.05) / (Math.min(common, other) + 0.05);
    return Math.max(...[...counts.keys()].map(contrastTo));
  }, picture);
}
