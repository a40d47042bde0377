import { isForm } from './request/contentType.ts';

/** Maximum sizes and durations that the server accepts (docs/design/simulator.md, "Safety"). */
export const limits = {
  bodyBytes: 1_000_000,
  /** An operation refuses files above 10 MB in the envelope; up to this size the server still reads them for that. */
  uploadBytes: 16_000_000,
  headerBytes: 16_384,
  /** Time to receive a whole request; faults may delay responses for longer. */
  requestMs: 30_000,
  /** Interval of the check for slow requests. */
  timeoutCheckMs: 1_000,
  /** Longer than clients wait before they reuse a connection: closing it earlier would fail their request. */
  idleMs: 75_000,
} as const;

export const limitFor = (contentType: string | undefined): number =>
  isForm(contentType) ? limits.uploadBytes : limits.bodyBytes;

export const tooLarge = (limit: number): string => `请求正文超过 ${limit / 1_000_000} MB`;
