import * as z from 'zod/mini';
import { requestOpeningCallback } from '#generated/provisional/fields/requestOpeningCallback.ts';
import { defineForm } from '../../../ui/form/formDefinition.ts';

const { name, phone, time } = requestOpeningCallback;

/** Whom the provider calls back, and when. */
export const callbackForm = defineForm({ schema: z.object({ name, phone, time }) });
