import { successData, type SuccessData } from '#tools/contract/success.ts';
import { wraps } from '../model.ts';
import type { Envelope, Schema } from '../model.ts';

/** The business data of an answer; of the control API, which has no envelope, the answer itself. */
export const dataOf = (answer: Schema, envelope: Envelope, system?: string): SuccessData | undefined =>
  wraps(envelope) ? successData(answer, envelope, system) : { schema: answer, path: [] };
