import type { ToleratedAnswer } from '#generated/runtime/tolerated.ts';
import type { service } from '#generated/standard/service.ts';

/** What a tolerated code gives (1 §8): the standard service's answer as it came, instead of its data. */
export type Tolerated = ToleratedAnswer<typeof service>;

export const isTolerated = <Data>(answer: Data | Tolerated): answer is Tolerated =>
  typeof answer === 'object' && answer !== null && 'resultCode' in answer;

/** For a caller that needs the data: a tolerated answer has none, and the same call brings the same answer again. */
export const dataOf = <Data>(call: Promise<Data | Tolerated>): Promise<Data> =>
  call.then((answer) => {
    if (!isTolerated(answer)) return answer;
    const { resultCode: code, resultMsg } = answer;
    throw Object.assign(new Error(resultMsg ?? code), { code, kind: 'tolerated' });
  });
