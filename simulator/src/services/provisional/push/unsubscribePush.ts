import type { Handler } from '../../handler.ts';

/** Removes nothing, because subscribePush stores nothing. */
export const unsubscribePush: Handler<'provisional', 'unsubscribePush'> = () => ({ data: { active: false } });
