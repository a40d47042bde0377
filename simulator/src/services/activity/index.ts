import type { HandlerTable } from '../handler.ts';
import { queryActivityByGroupCode } from './queryActivityByGroupCode.ts';

/** The operations of the activity service that the world answers; what is missing here is answered from the contract. */
export const handlers = {
  queryActivityByGroupCode,
} satisfies HandlerTable<'activity'>;
