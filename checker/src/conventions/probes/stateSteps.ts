/** Leads a resource into its other states, by one request each. */
import { membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Payload, Resource, Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { namedRole } from '../consistency/names.ts';
import { isBare } from '../consistency/repetition.ts';
import { askEither } from './ask.ts';
import { ownValues } from './ownValues.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';

/** Maximum number of steps for one kind of resource. */
const MOST = 8;

/** A step of a resource into another state. @param id the id of the resource */
export type StateStep = (id: unknown) => Promise<Sent | undefined>;

/** The updates that set a state or a flag of the resource, its actions without values, and creations that name it: a freeze of a member. */
export function stateSteps(probe: Probe, resource: Resource): StateStep[] {
  const { requests, context } = probe;
  const own = context.operations.filter(
    (each) => each.effect === 'write' && namedRole(each)?.resource.name === resource.name,
  );
  const names = (operation: Operation, id: unknown): Payload => ({
    ...requests.filled(operation),
    [resource.as]: id,
  });
  const steps = own.flatMap((operation): StateStep[] => {
    if (operation.method === 'POST' && isBare(operation) && !makes(operation))
      return [(id) => askEither(probe, operation, requests.fresh(operation, names(operation, id)))];
    if (!/^(PATCH|PUT)$/.test(operation.method)) return [];
    return Object.entries(membersOf(operation)).flatMap(([member, part]) => {
      const { enum: values = [], type } = valueOf(part, operation.schemas);
      return (type === 'boolean' ? [false, true] : values).map((value): StateStep => async (id) => {
        const [same] = await ownValues(probe, operation, names(operation, id));
        const payload = same && withMembers(operation, same, { [member]: value });
        return payload && requests.isSound(operation, payload)
          ? askEither(probe, operation, requests.fresh(operation, payload))
          : undefined;
      });
    });
  });
  const namedBy = context.operations.flatMap((operation): StateStep[] => {
    const as = makes(operation) ? wholeIn(operation, resource) : undefined;
    if (as === undefined) return [];
    return [
      (id) => {
        const payload = requests.unlike(operation, ofWhole(operation, requests.filled(operation), as, id));
        return requests.isSound(operation, payload)
          ? askEither(probe, operation, payload)
          : Promise.resolve(undefined);
      },
    ];
  });
  return [...steps.slice(0, MOST), ...namedBy.slice(0, MOST)];
}
