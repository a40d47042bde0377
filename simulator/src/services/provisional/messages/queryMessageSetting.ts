import type { Handler } from '../../handler.ts';
import { messageSetting } from '../wire/messageSetting.ts';

export const queryMessageSetting: Handler<'provisional', 'queryMessageSetting'> = (_input, { world }) => ({
  data: messageSetting(world),
});
