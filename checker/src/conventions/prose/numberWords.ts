/** Numbers in sentences, in digits or words. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number, as a group of a regular expression. */
export const NUMBER = String.raw`(\d+|${NUMBERS.slice(1).join('|')})`;

/** Returns the number that a match of NUMBER stands for. */
export const numberIn = (text: string): number =>
  NUMBERS.indexOf(text.toLowerCase()) > 0 ? NUMBERS.indexOf(text.toLowerCase()) : Number(text);
