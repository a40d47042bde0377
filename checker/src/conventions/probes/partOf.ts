/** Names the whole of a part in requests: `ticketId` in `POST /comments`, `{ticketId}` in `/tickets/{ticketId}/comments`. */
import { membersOf } from '../../core/contract/body.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { refersTo } from '../consistency/names.ts';

/** Returns the parameter or the member of an operation that names the whole. */
export const wholeIn = (operation: Operation, whole: Resource): string | undefined => {
  const { named = {}, places = {} } = operation;
  return (
    Object.keys(named).find((each) => named[each]?.name === whole.name) ??
    [...Object.keys(places), ...Object.keys(membersOf(operation))].find(
      (each) => places[each]?.in !== 'header' && refersTo(each, whole),
    )
  );
};

/** Lets a request make a part of another whole. @param as the parameter or the member that names the whole */
export const ofWhole = (maker: Operation, payload: Payload, as: string, id: unknown): Payload =>
  maker.places?.[as] ? { ...payload, [as]: id } : withMembers(maker, payload, { [as]: id });
