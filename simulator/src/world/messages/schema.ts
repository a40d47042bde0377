/** Schema of messages: read marks and settings per account. The messages are derived from the records. */
import { Type, type Static } from 'typebox';
import { MessageKind } from '#generated/shared/enums.ts';
import { moment, record } from '../values/schema.ts';

export const MessageSetting = record({
  sms: Type.Array(Type.Enum(MessageKind)),
  email: Type.Array(Type.Enum(MessageKind)),
  emailAddress: Type.Optional(Type.String()),
});
export type MessageSetting = Static<typeof MessageSetting>;

export const Messages = record({
  /** Time by login: all messages until then are read. */
  readUntil: Type.Record(Type.String(), moment),
  /** Messages by login that were read one by one since then. */
  read: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Settings by login; absent for the default. */
  settings: Type.Record(Type.String(), MessageSetting),
});
export type Messages = Static<typeof Messages>;
