/** `etag: another one after every change`: this member has another value whenever another member has. */
import { isDeepStrictEqual } from 'node:util';
import { timeOf } from '../../../core/base/timeOf.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { idText } from '../names.ts';
import { contradiction, type Contradiction, type LastState } from '../trackedResource.ts';
import { sightingsIn, type Watcher } from './watcher.ts';

const EVERY =
  /\b(after|with|on|by|at) (every|each|any) (change|update|write|modification|edit)\b|\bchanges whenever\b|每次(修改|更新|变更)/i;

/** The member that changes with each change of the resource. */
const etagOf = perOperation(
  (operation: Operation): string | undefined =>
    Object.entries(dataOf(operation).properties ?? {}).find(
      ([name, part]) =>
        /^(etag|version|revision|resource_?version)$/i.test(name) &&
        EVERY.test(descriptionOf(part, operation)),
    )?.[0],
);

export class EtagMember implements Watcher {
  readonly #seen = new Map<string, LastState>();

  forget(): void {
    this.#seen.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const member = etagOf(sent.case.operation);
    if (member === undefined) return [];
    return sightingsIn(sent, account).flatMap(({ key, resource, name, shown, from }) => {
      // A list may show a short form of its items. A difference from it is no change.
      if (from === 'item') return [];
      const before = this.#seen.get(`${key} ${account}`);
      this.#seen.set(`${key} ${account}`, { shown, by: sent });
      if (!before || shown[member] === undefined || before.shown[member] !== shown[member]) return [];
      const changed = Object.keys(shown).find(
        (each) =>
          each in before.shown &&
          !isDeepStrictEqual(before.shown[each], shown[each]) &&
          // A time or a number, such as a counter of reads, may change by itself.
          Number.isNaN(timeOf(shown[each])) &&
          typeof shown[each] !== 'number',
      );
      if (changed === undefined) return [];
      const [was, is] = [before.shown[changed], shown[changed]].map((value) => JSON.stringify(value));
      const message = `${idText(resource, name)}: ${changed} was ${was} and is ${is}, and ${member} is ${JSON.stringify(shown[member])} as before`;
      return [contradiction('etag', `${member}/${changed}`, message, before.by)];
    });
  }
}
