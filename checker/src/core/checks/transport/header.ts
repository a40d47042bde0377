import { isObject } from '../../base/object.ts';
import { answerOf } from '../../contract/answers.ts';
import type { Operation } from '../../contract/types.ts';
import type { Check, Complaint } from '../../judging/check.ts';
import { resourceOf } from '../../judging/resource.ts';

/** Checks headers that the contract requires; Location must name the created resource. */
export const header: Check = {
  id: 'header',
  title: 'the response has the required headers',
  judge: ({ operation, got, verdict }) => {
    const { headers } = got;
    if (!headers) return [];
    const { location } = headers;
    const wrongLocation =
      location === undefined || got.status !== 201
        ? []
        : leadsElsewhere(operation, location, resourceOf(operation, verdict.data));
    const missing = (answerOf(operation, got.status)?.headers ?? [])
      .filter(({ name, required }) => required && headers[name.toLowerCase()] === undefined)
      .map(({ name }) => ({ message: `the header ${name} is missing`, pointer: `header ${name}` }));
    return [...missing, ...wrongLocation];
  },
};

/** Reports a Location without the id of the created resource. */
function leadsElsewhere({ roles = [], url }: Operation, location: string, thing: unknown): Complaint[] {
  return roles.flatMap(({ resource, does }) => {
    const name = isObject(thing) ? thing[resource.member] : undefined;
    const isNamed = typeof name === 'string' || typeof name === 'number';
    // Only the creation in the collection itself: `POST /pets`, not `POST /pets/import`.
    if (does !== 'made' || !isNamed || !url.endsWith(resource.name)) return [];
    if (location.includes(encodeURIComponent(name)) || location.includes(String(name))) return [];
    return [
      {
        message: `Location is ${location}, and ${resource.member} ${name} was made`,
        pointer: 'header Location',
      },
    ];
  });
}
