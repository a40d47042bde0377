import type { Handler } from '../handler.ts';

export const getJcMainData: Handler<'legacy', 'getJcMainData'> = (_input, { world }) => ({
  data: { jdpin: world.viewer.pin },
});
