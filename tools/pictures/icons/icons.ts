/** Icons of the installed portal: file, edge in pixels, and shape. */
interface Icon {
  readonly file: string;
  readonly size: number;
  /** True fills the square, and the system cuts its own shape out of it. False keeps the round corners of the logo. */
  readonly filled: boolean;
}

export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, filled: false },
  { file: 'icon-512.png', size: 512, filled: false },
  { file: 'icon-maskable-512.png', size: 512, filled: true },
  // iOS rounds the corners itself and shows transparency as black.
  { file: 'apple-touch-icon.png', size: 180, filled: true },
];

/** Size of the logo in a filled icon: systems may cut everything outside a circle of 80 %. */
const SAFE = 0.8;

/** Returns the page whose screenshot is the icon. @param logo SVG source */
export function pageOf(logo: string, { size, filled }: Icon): string {
  const ground = /<rect[^>]* fill="([^"]+)"/.exec(logo)?.[1];
  if (ground === undefined) throw new Error('portal/public/logo.svg has no <rect> with a fill: give it one');
  const edge = filled ? size * SAFE : size;
  return `<style>
html, body { margin: 0; height: 100%; ${filled ? `background: ${ground};` : ''} }
body { display: grid; place-content: center; }
svg { display: block; width: ${edge}px; height: ${edge}px; }
</style>${logo}`;
}
