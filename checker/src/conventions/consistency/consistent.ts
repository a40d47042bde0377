import type { Check } from '../../core/judging/check.ts';

/** Contradictions between responses. The tracker (../tracking/tracker.ts) finds them and names the broken rule. */
export const consistent: Check = {
  id: 'consistent',
  title: 'a written value is shown, a deleted resource is gone, and a refused write changes nothing',
  origin: 'conventions',
  // One exchange alone contradicts nothing.
  judge: () => [],
};
