import type { Handler } from '../handler.ts';
import { nickname } from '../identity.ts';

export const getUserNickName: Handler<'legacy', 'getUserNickName'> = (_input, { world }) => ({
  data: { nickname: nickname(world) },
});
