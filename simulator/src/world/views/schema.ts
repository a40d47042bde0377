/** Schema of saved views: filters, columns and order of a list, per login. */
import { Type, type Static } from 'typebox';
import { ViewPlace } from '#generated/shared/enums.ts';
import { record } from '../values/schema.ts';

export const SavedView = record({
  id: Type.String(),
  /** Login of the owner. */
  pin: Type.String(),
  place: Type.Enum(ViewPlace),
  name: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  isDefault: Type.Boolean(),
  /** Shown to the child accounts too; only views of the parent can be. */
  isShared: Type.Boolean(),
  content: Type.Array(record({ name: Type.String(), text: Type.String() })),
});
export type SavedView = Static<typeof SavedView>;

export const SavedViews = record({
  /** Number of views ever made, and the latest one's number: a number is never used twice. */
  made: Type.Integer({ minimum: 0 }),
  list: Type.Array(SavedView),
});
