import type { FactMark } from './factMark.ts';

/** A figure as it stands in a sentence, and which fact it is. */
export type Figure = readonly [text: string, fact: FactMark];

interface Part {
  readonly text: string;
  readonly fact?: FactMark | undefined;
}

/** A sentence cut where its figures stand, in their order; a figure that it lacks is passed over. */
export function figuresIn(sentence: string, figures: readonly Figure[]): Part[] {
  const parts: Part[] = [];
  let rest = sentence;
  for (const [text, fact] of figures) {
    const at = rest.indexOf(text);
    if (at < 0) continue;
    parts.push({ text: rest.slice(0, at) }, { text, fact });
    rest = rest.slice(at + text.length);
  }
  return [...parts, { text: rest }].filter(({ text }) => text !== '');
}
