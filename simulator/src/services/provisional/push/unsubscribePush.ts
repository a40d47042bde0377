import type { Handler } from '../../handler.ts';

/** Nothing is kept, so there is nothing to remove. */
export const unsubscribePush: Handler<'provisional', 'unsubscribePush'> = () => ({ data: { active: false } });
