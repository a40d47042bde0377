/** Addresses in the provider's answers reach a page through the one gate only (portal/src/api/redirect.ts). */

/** The members of answers that hold one; tests/architecture holds the list against the contracts. */
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

/** The functions that such a member may be handed to. */
export const gates: ReadonlySet<string> = new Set(['safeUrl', 'mediaAddress']);

/** `href` is also the browser's own word: it is an answer's where it is read of one of these. */
export const answers = /(^|\.)(ad|affiche|answer|banner|notice|slide)$/;
