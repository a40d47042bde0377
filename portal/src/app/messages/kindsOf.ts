import { MessageKind } from '#generated/shared/enums/MessageKind.ts';

/** Messages about the company go to its parent account only. */
const parentsOnly: ReadonlySet<MessageKind> = new Set<MessageKind>([
  MessageKind.Audit,
  MessageKind.Contract,
  MessageKind.Funds,
]);

/** Returns the message types that an account can receive: only these are offered as filters. */
export const kindsOf = ({ isParent }: { readonly isParent: boolean }): readonly MessageKind[] =>
  Object.values(MessageKind).filter((kind) => isParent || !parentsOnly.has(kind));
