/** Icons of the installed portal: file, edge in pixels, and shape. */
interface Icon {
  readonly file: string;
  readonly size: number;
  /** Fills the square: the system cuts its own shape out of it. Without it the logo keeps its round corners. */
  readonly filled: boolean;
}

export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, filled: false },
  { file: 'icon-512.png', size: 512, filled: false },
  { file: 'icon-maskable-512.png', size: 512, filled: true },
  // iOS rounds the corners itself and shows transparency as black.
  { file: 'apple-touch-icon.png', size: 180, filled: true },
];

/** Share of a filled icon that the logo takes: the drawing stays within the safe circle of 80 %. */
const SAFE = 0.8;

/** The page whose screenshot is the icon. */
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
