import { expect, test, vi } from 'vitest';
import { light, solid, type ThemeName, type Tokens } from './tokens.ts';

// dark.ts listens for prints when it loads; Node has no such events.
vi.stubGlobal('addEventListener', () => undefined);
const { dark } = await import('./dark.ts');

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Returns the contrast of two colours, 1 to 21. WCAG 2.2, 1.4.3 */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Each pair of colours on some page, and its minimum contrast: 4.5 for text, 3 for graphics. */
function pairsOf({ colours, tints, textOn, themes, chart }: Tokens, name: ThemeName) {
  const theme = themes[name];
  const grounds = { card: colours.card, page: colours.page, fill: colours.fill, selected: colours.selected };
  const words = { ink: colours.ink, secondary: colours.secondary, hover: theme.hover };
  const tones = ['success', 'warning', 'error', 'info'] as const;
  return [
    ...Object.entries(grounds).flatMap(([ground, on]) =>
      Object.entries(words).map(([word, of]) => [`${word} on ${ground}`, of, on, 4.5] as const),
    ),
    ...tones.map((tone) => [`${tone} on card`, colours[tone], colours.card, 4.5] as const),
    ...tones.map((tone) => [`text on its tint, ${tone}`, textOn[tone], tints[tone], 4.5] as const),
    ...tones.map((tone) => [`ink on tint, ${tone}`, colours.ink, tints[tone], 4.5] as const),
    ...tones.map((tone) => [`link on tint, ${tone}`, theme.hover, tints[tone], 4.5] as const),
    ['theme on its tint', theme.hover, theme.tint, 4.5],
    ['white on the filled button', solid.onSolid, theme.main, 4.5],
    ['white on the pressed button', solid.onSolid, theme.pressed, 4.5],
    ['white on danger', solid.onSolid, solid.danger, 4.5],
    ['white on the deep ground', solid.onSolid, theme.deep, 4.5],
    ['the landing footer', colours.landingFooterText, colours.landingFooter, 4.5],
    ['words on a middle bar', solid.onMid, chart.mid, 4.5],
    ['words on a used bar', colours.card, chart.used, 4.5],
    ['theme on card, drawn', theme.main, colours.card, 3],
    ['control border', colours.control, colours.card, 3],
    ['used bar', chart.used, colours.card, 3],
  ] as const;
}

test.each(
  [light, dark].flatMap((tokens) =>
    (['red', 'blue'] as const).flatMap((name) =>
      pairsOf(tokens, name).map(([pair, one, other, least]) => ({
        mode: tokens.mode,
        name,
        pair,
        one,
        other,
        least,
      })),
    ),
  ),
)(
  'gives $pair in $mode, $name a contrast of $least : 1',
  { tags: ['out-dark-contrast'] },
  ({ one, other, least }) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  },
);
