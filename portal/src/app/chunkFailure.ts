/** The browsers' messages for a route module that cannot load. */
const wordings = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  'is not a valid JavaScript MIME type',
];

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && wordings.some((wording) => error.message.includes(wording));
