import { copy } from './copy.ts';
import type { FaceResult } from './faceResult.ts';

/** Why an authentication failed, and what to do where that helps. 2 §4 */
export function failureText({ reason, restart }: Extract<FaceResult, { kind: 'failure' }>): string {
  const text = copy.reasons[reason];
  return restart ? `${text}，${copy.restart}` : text;
}
