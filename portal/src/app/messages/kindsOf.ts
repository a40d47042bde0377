import { MessageKind } from '#generated/shared/enums/MessageKind.ts';

/** What is the company's own is told to its parent alone. */
const parentsOnly: ReadonlySet<MessageKind> = new Set<MessageKind>([
  MessageKind.Audit,
  MessageKind.Contract,
  MessageKind.Funds,
]);

/** The kinds that an account is ever told of: no other one is offered to it. */
export const kindsOf = ({ isParent }: { readonly isParent: boolean }): readonly MessageKind[] =>
  Object.values(MessageKind).filter((kind) => isParent || !parentsOnly.has(kind));
