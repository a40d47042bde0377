/** Rule: addresses in the provider's answers reach a page only through the gate in portal/src/api/redirect.ts. */

/** Members of answers that hold an address; tests/architecture compares the list with the contracts. */
export const addressFields: ReadonlySet<string> = new Set([
  'buttonLink',
  'exampleUrl',
  'fileUrl',
  'href',
  'imageSrc',
  'jumpPCUrl',
  'openUrl',
  'pcUrl',
  'picLink',
  'previewUrl',
  'verifyUrl',
  'visitLink',
]);

/** Functions that may receive such a member. */
export const gates: ReadonlySet<string> = new Set(['safeUrl', 'mediaAddress']);

/** Objects whose `href` belongs to an answer; elsewhere `href` is the browser's own member. */
export const answers = /(^|\.)(ad|affiche|answer|banner|notice|slide)$/;
