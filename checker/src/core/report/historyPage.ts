/** Writes coverage and findings over time as one self-contained page: a chart and a table. */
import { xml as escape } from './junit.ts';

/** One report of the history. */
export interface Moment {
  readonly name: string;
  /** ms since 1970. */
  readonly at: number;
  readonly findings: number;
  readonly rows: number;
  readonly covered: number;
  /** Whole per cent. */
  readonly percent: number;
}

/** Size of the chart and its margin, in pixels. */
const [WIDTH, HEIGHT, EDGE] = [720, 200, 32];
/** Left edge of the lines in pixels, beside the figures, which are larger on a phone. */
const LEFT_EDGE = 80;

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 780px; }
svg { width: 100%; height: auto; } polyline { fill: none; stroke: #2563eb; stroke-width: 2; } circle { fill: #2563eb; } circle.broken { fill: #c62828; }
line { stroke: currentColor; opacity: .2; } text { font-size: 11px; fill: currentColor; }
@media (max-width: 600px) { body { padding: 16px; } h1 { font-size: 22px; } text { font-size: 22px; } }
table { border-collapse: collapse; width: 100%; } td, th { padding: 4px 8px; text-align: left; border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent); }
`;

/** Returns the page. @param moments reports, oldest first */
export function page(moments: readonly Moment[]): string {
  const step = moments.length > 1 ? (WIDTH - LEFT_EDGE - EDGE) / (moments.length - 1) : 0;
  const points = moments.map((moment, index) => ({
    ...moment,
    x: Math.round(LEFT_EDGE + index * step),
    y: Math.round(HEIGHT - EDGE - (moment.percent / 100) * (HEIGHT - 2 * EDGE)),
  }));
  const grid = [0, 50, 100].map((percent) => {
    const y = HEIGHT - EDGE - (percent / 100) * (HEIGHT - 2 * EDGE);
    return `<line x1="${LEFT_EDGE}" x2="${WIDTH - EDGE}" y1="${y}" y2="${y}"/><text x="${LEFT_EDGE - 12}" y="${y}" text-anchor="end" dominant-baseline="middle">${percent} %</text>`;
  });
  const dots = points.map(
    ({ x, y, name, percent, findings }) =>
      `<circle cx="${x}" cy="${y}" r="4"${findings > 0 ? ' class="broken"' : ''}><title>${escape(name)}: ${percent} %, ${findings} findings</title></circle>`,
  );
  const rows = moments
    .toReversed()
    .map(
      ({ name, at, percent, covered, rows: all, findings }) =>
        `<tr><td>${escape(name)}</td><td>${new Date(at).toISOString().slice(0, 10)}</td><td>${percent} % (${covered} of ${all})</td><td>${findings}</td></tr>`,
    );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract coverage over time</title><style>${STYLE}</style></head><body>
<h1>Contract coverage over time</h1>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="coverage in per cent"><title>Coverage in per cent</title>${grid.join('')}<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>${dots.join('')}</svg>
<table><thead><tr><th>report</th><th>day</th><th>coverage</th><th>findings</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</body></html>
`;
}
