/** Contrast of a text, if foreground and background are plain colours, not a picture or gradient. */
import { oncePerLook } from './oneLook.ts';

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

/** Reads `rgb(0, 0, 0)`, `rgba(0, 0, 0, 0.5)` and `rgb(0 0 0 / 0.5)`. */
function parse(css: string): Colour | undefined {
  const found = /rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:[,/ ]+([\d.]+))?\)/.exec(css);
  if (!found) return undefined;
  return {
    rgb: [Number(found[1]), Number(found[2]), Number(found[3])],
    alpha: found[4] === undefined ? 1 : Number(found[4]),
  };
}

function mix(over: Colour, under: Colour): Colour {
  const channel = (index: 0 | 1 | 2) => over.rgb[index] * over.alpha + under.rgb[index] * (1 - over.alpha);
  return { rgb: [channel(0), channel(1), channel(2)], alpha: 1 };
}

/** WCAG 2.2, relative luminance. */
function luminance({ rgb: [red, green, blue] }: Colour): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const white: Colour = { rgb: [255, 255, 255], alpha: 1 };

/** Returns the colour behind an element, blended from all layers; undefined if one of them is not plain. */
const groundOf = oncePerLook((element): Colour | undefined => {
  const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element);
  if (backgroundImage !== 'none' || Number(opacity) < 1 || filter !== 'none') return undefined;
  const colour = parse(backgroundColor);
  if (colour === undefined || colour.alpha === 1) return colour;
  // A positioned element may lie over one that is not its ancestor.
  if (position === 'absolute' || position === 'fixed') return undefined;
  const under = element.parentElement === null ? white : groundOf(element.parentElement);
  return under && mix(colour, under);
});

/** Returns the contrast from 1 (the same colour) to 21; undefined if it is unknown. @param drawnIn colour of the text */
export function contrastOf(element: Element, drawnIn: string): number | undefined {
  const colour = parse(drawnIn);
  const ground = groundOf(element);
  if (colour === undefined || ground === undefined) return undefined;
  const [one, other] = [luminance(mix(colour, ground)), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
