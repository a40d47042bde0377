import { applyIncrease as apply, type IncreaseRefusal } from '#simulator/world/quota/increase.ts';
import type { ErrorName, Handler } from '../../handler.ts';
import { increaseOnce } from '../wire/increaseOnce.ts';

const refusals: Record<IncreaseRefusal, ErrorName<'provisional'>> = {
  'not-offered': 'IncreaseNotOffered',
  'under-review': 'IncreaseUnderReview',
  incomplete: 'MaterialIncomplete',
};

export const applyIncrease: Handler<'provisional', 'applyIncrease'> = (input, context) =>
  increaseOnce('applyIncrease', input, context, () => {
    const { method, fileIds } = input;
    const outcome = apply(context.world, { method, ...(fileIds && { fileIds }) }, context.now);
    return 'refuse' in outcome ? { refuse: refusals[outcome.refuse] } : outcome;
  });
