import type { HandlerTable } from '../handler.ts';
import { queryActivityByGroupCode } from './queryActivityByGroupCode.ts';

/** Every operation of the activity service: an operation of the contract that is missing here does not compile. */
export const handlers = {
  queryActivityByGroupCode,
} satisfies HandlerTable<'activity'>;
