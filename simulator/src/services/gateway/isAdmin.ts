import type { Handler } from '../handler.ts';

export const isAdmin: Handler<'gateway', 'isAdmin'> = (_input, { world }) => ({ data: world.viewer.admin });
