/** Draws screenshots side by side and encodes them as WebP, in the browser that took them. */
import type { Browser } from 'playwright';

/** Quality between 0 and 1. At 0.8 letters stay sharp, and a page takes less than 100 kB. */
const QUALITY = 0.8;
/** Pixels between two screenshots. */
const GAP = 24;

/** @param width in pixels, of the picture as a whole */
export async function webpOf(browser: Browser, shots: readonly Buffer[], width: number): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const sources = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
    const encoded = await page.evaluate(draw, { sources, width, gap: GAP, quality: QUALITY });
    return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}

interface Drawing {
  readonly sources: readonly string[];
  readonly width: number;
  readonly gap: number;
  readonly quality: number;
}

/** Runs in the page. */
async function draw({ sources, width, gap, quality }: Drawing): Promise<string> {
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const each = (width - gap * (images.length - 1)) / images.length;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(Math.max(...images.map((image) => (image.height * each) / image.width)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  context.imageSmoothingQuality = 'high';
  for (const [index, image] of images.entries())
    context.drawImage(image, index * (each + gap), 0, each, (image.height * each) / image.width);
  return canvas.toDataURL('image/webp', quality);
}
