import * as z from 'zod/mini';
import { cancelProduct } from '#generated/provisional/fields/cancelProduct.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';

/** Form of the reason of a cancellation. */
export const reasonForm = defineForm({
  draft: { name: 'cancelReason' },
  schema: z.object({ reason: cancelProduct.reason }),
  words: { reason: copy.apply.needReason },
});
