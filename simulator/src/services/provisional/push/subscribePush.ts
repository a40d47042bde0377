import type { Handler } from '../../handler.ts';

/** Stores nothing, because the simulator sends no push messages. */
export const subscribePush: Handler<'provisional', 'subscribePush'> = () => ({ data: { active: true } });
