import { copy } from './copy.ts';
import type { FaceResult } from './faceResult.ts';

/** Returns why an authentication failed, and the remedy where there is one. 2 §4 */
export function failureText({ reason, restart }: Extract<FaceResult, { kind: 'failure' }>): string {
  const text = copy.reasons[reason];
  return restart ? `${text}，${copy.restart}` : text;
}
