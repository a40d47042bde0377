import type { ToleratedAnswer } from '#generated/runtime/tolerated.ts';
import type { service } from '#generated/standard/service.ts';

/** The result of a tolerated code (1 §8): the standard service's response itself, instead of its data. */
export type Tolerated = ToleratedAnswer<typeof service>;

export const isTolerated = <Data>(answer: Data | Tolerated): answer is Tolerated =>
  typeof answer === 'object' && answer !== null && 'resultCode' in answer;

/** Returns the data of a call. A tolerated response has none and fails; a repeated call would return the same. */
export const dataOf = <Data>(call: Promise<Data | Tolerated>): Promise<Data> =>
  call.then((answer) => {
    if (!isTolerated(answer)) return answer;
    const { resultCode: code, resultMsg } = answer;
    throw Object.assign(new Error(resultMsg ?? code), { code, kind: 'tolerated' });
  });
