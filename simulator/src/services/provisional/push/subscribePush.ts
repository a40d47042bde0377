import type { Handler } from '../../handler.ts';

/** Keeps nothing: the simulator sends no push. */
export const subscribePush: Handler<'provisional', 'subscribePush'> = () => ({ data: { active: true } });
