import { capitals } from '#portal/format/typed.ts';

/** Letters that the codes do not have, and the digits that they are read for. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Reads a check code as typed or pasted: in full width, in small letters, with blanks, without hyphens, with its label.
 * Returns four groups, or the cleaned text if it is no code.
 */
export function documentCode(typed: string): string {
  const plain = capitals(typed)
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return plain.length === 16 ? plain.replaceAll(/.{4}(?!$)/g, '$&-') : plain;
}
