import type { Silence } from './failurePlace.ts';

// All silent failures of the specification. A silent failure may still start a verification or a login. docs/decisions/0240

/** Entry switch, coupon info and increase methods. */
export const fallsBack: Silence = {
  spec: '1 §7',
  sentence:
    'Failure responses for the entry-switch, coupon-info and increase-method calls are silent (fall back to off or empty).',
};

export const noticeFetch: Silence = { spec: '1 §7', sentence: 'failure silently ignored' };
export const settleProof: Silence = {
  spec: '1 §7',
  sentence: 'error message suppressed -> showTab; failure silent',
};
export const renewFlow: Silence = {
  spec: '2 §8',
  sentence: 'Renew-flow failure sets flow type to empty if opened, else NORMAL.',
};
