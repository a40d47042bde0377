import { isForm } from './request/contentType.ts';

/** What the server takes in at most (docs/design/simulator.md, "Safety"). */
export const limits = {
  bodyBytes: 1_000_000,
  /** A file above 10 MB is refused by its operation, in the envelope; this much is still read for that. */
  uploadBytes: 16_000_000,
  headerBytes: 16_384,
  /** To receive a whole request; faults may delay answers for longer. */
  requestMs: 30_000,
  /** How often it is looked for what takes longer. */
  lookMs: 1_000,
  /** Longer than clients wait before they use a connection again: one closed meanwhile would be their failed request. */
  idleMs: 75_000,
} as const;

export const limitFor = (contentType: string | undefined): number =>
  isForm(contentType) ? limits.uploadBytes : limits.bodyBytes;

export const tooLarge = (limit: number): string => `请求正文超过 ${limit / 1_000_000} MB`;
