import { isObject } from '../../../core/base/object.ts';
import { isMissingResource } from '../../../core/contract/isMissingResource.ts';
import { isOldVersion } from '../../../core/contract/isOldVersion.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { shownWithin } from '../../../core/contract/within.ts';
import type { Check, Complaint } from '../../../core/judging/check.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { returnsNewResource } from '../../../core/judging/returnsNewResource.ts';

/** A request by id gets that resource, under the requested parent. A read of a missing resource must not be an empty success. */
export const requestedId: Check = {
  // Stored reports and fingerprints have the id, so it stays unlike the file's name.
  id: 'the-one',
  title: 'the response shows the requested resource',
  judge: (exchange) => {
    const { operation, payload, verdict } = exchange;
    const data = resourceOf(operation, verdict.data);
    if (!verdict.success) return [];
    if (!isObject(data)) return emptySuccess(operation, payload, data);
    const named = (operation.roles ?? []).flatMap((role) => {
      const { resource, does, blind } = role;
      if (blind || returnsNewResource(exchange, role)) return [];
      const [asked, shown] = [payload[resource.as], data[resource.member]];
      if (does !== 'one' || asked === undefined || !isName(shown) || isSameName(asked, shown)) return [];
      // `/projects/11/versions/1` may show the project with its own id.
      if (isOldVersion(operation.path ?? operation.url) && isInPath(operation, payload, shown)) return [];
      // A path may take a text instead of the number, such as the name of a project.
      if (typeof shown === 'number' && Number.isNaN(Number(asked))) return [];
      return [
        {
          message: `${resource.member} ${String(shown)} came, ${String(asked)} was asked for`,
          pointer: `/${resource.member}`,
        },
      ];
    });
    return [...named, ...wrongParent(operation, payload, data)];
  },
};

/** A backend may show an id in its normal form: `WELCOME10` for `welcome10`. */
const isSameName = (asked: unknown, shown: unknown): boolean =>
  String(asked).trim().toLowerCase() === String(shown).toLowerCase();

const isInPath = ({ places = {} }: Operation, payload: Payload, id: unknown): boolean =>
  Object.keys(places).some((name) => places[name]?.in === 'path' && String(payload[name]) === String(id));

/** Compares the parent ids of the resource with the path: `/readers/7/loans/3` must show a loan of reader 7. */
function wrongParent(operation: Operation, payload: Payload, data: Payload): Complaint[] {
  const { places = {}, roles = [] } = operation;
  if (!roles.some(({ does, blind }) => (does === 'one' && !blind) || does === 'made')) return [];
  return Object.keys(places)
    .filter((name) => places[name]?.in === 'path')
    .flatMap((name) =>
      shownWithin(operation, name)
        .filter((member) => isName(data[member]) && String(payload[name]) !== String(data[member]))
        .map((member) => ({
          message: `it is of ${member} ${String(data[member])}, ${String(payload[name])} was asked for`,
          pointer: `/${member}`,
        })),
    );
}

const isName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** If the contract has a code for a missing resource, a read must not return null with success. */
function emptySuccess(operation: Operation, payload: Payload, data: unknown): Complaint[] {
  const { effect, envelope, errors, answers, roles = [] } = operation;
  const isAskedFor = roles.some(({ resource, does }) => does === 'one' && payload[resource.as] !== undefined);
  const row = errors.find(isMissingResource);
  if (data !== null || !answers || effect !== 'read' || envelope.byStatus || !isAskedFor || !row) return [];
  return [
    {
      message: `nothing is shown, and the answer says success; the contract has ${row.code} for that`,
      expected: row,
    },
  ];
}
