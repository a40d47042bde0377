/** Names for the lint rule address-gate: a page uses an address of a response only through the gate in portal/src/api/redirect.ts. */

/** Members of responses that hold an address; tests/architecture compares the list with the contracts. */
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

/** Names of objects whose `href` comes from a response (`slide`, `props.ad`). Elsewhere `href` is the browser's own member. */
export const answers = /(^|\.)(ad|affiche|answer|banner|notice|slide)$/;
