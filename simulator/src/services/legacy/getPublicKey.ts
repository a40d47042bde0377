import type { Handler } from '../handler.ts';

export const getPublicKey: Handler<'legacy', 'getPublicKey'> = (_input, { world }) => ({
  data: { publicKey: world.publicKey },
});
