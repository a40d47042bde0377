/** Messages about parts of a request that are not generated according to the contract. */

/** A list or text must be longer than the checker generates. */
export const tooLong = (keyword: string, wanted: number, most: number): string =>
  `${keyword}: ${wanted} is not generated, at most ${most}: no right request is made of it`;

/** No texts can be generated for a pattern. */
export const noTexts = (pattern: string): string =>
  `pattern ${pattern.slice(0, 80)}: no texts are generated for it, only the contract's examples are sent`;
