import type { Check } from '../../core/judging/check.ts';

/** Contradictions between responses. The tracker (tracker.ts) finds them and names the broken rule. */
export const consistent: Check = {
  id: 'consistent',
  title: 'what was written is shown, what was deleted is gone, what was refused has changed nothing',
  origin: 'conventions',
  judge: () => [],
};
