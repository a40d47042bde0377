import { capitals } from '#portal/format/typed.ts';

/** Letters that no code has, and the digits that look like them. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Reads a typed or pasted check code. It may be in full width or small letters, have blanks or its label, and lack hyphens.
 * @returns four groups of four characters, or the cleaned text if it is no code
 */
export function documentCode(typed: string): string {
  const plain = capitals(typed)
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return plain.length === 16 ? plain.replaceAll(/.{4}(?!$)/g, '$&-') : plain;
}
