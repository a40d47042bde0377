/** Setting of an account: which kinds of messages it also gets by SMS and e-mail. */
import { MessageKind } from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import type { MessageSetting } from './schema.ts';

/** By default, only messages about repayment also come by SMS. */
const defaultSetting: MessageSetting = { sms: [MessageKind.Repay], email: [] };

export const settingOf = ({ messages, viewer }: World): MessageSetting =>
  messages.settings[viewer.pin] ?? defaultSetting;

export function saveSetting(
  world: World,
  setting: MessageSetting,
): { world: World } | { refuse: 'email-missing' } {
  if (setting.email.length > 0 && setting.emailAddress === undefined) return { refuse: 'email-missing' };
  const { messages, viewer } = world;
  return {
    world: {
      ...world,
      messages: { ...messages, settings: { ...messages.settings, [viewer.pin]: setting } },
    },
  };
}
