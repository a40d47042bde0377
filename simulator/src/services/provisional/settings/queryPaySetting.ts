import type { Handler } from '../../handler.ts';
import { paySettingEntry } from '../wire/paySetting.ts';

export const queryPaySetting: Handler<'provisional', 'queryPaySetting'> = (_input, { world, now }) => ({
  data: paySettingEntry(world, now),
});
