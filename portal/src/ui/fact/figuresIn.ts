import type { FactMark } from './factMark.ts';

/** A figure as written in a sentence, and its fact. */
export type Figure = readonly [text: string, fact: FactMark];

interface Part {
  readonly text: string;
  readonly fact?: FactMark | undefined;
}

/** Splits a sentence at its figures, in order; skips a figure that the sentence lacks. */
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
