/** Compares the addresses of an operation: each old address must still reach it, under any base path. */
import type { Change } from '../changes/change.ts';
import type { Operation, Server } from '../model/api.ts';
import { reaches, template } from '../model/servers.ts';
import { placeOn, type OperationPair } from './operationPair.ts';

export function serverChanges({ old, fresh, subject }: OperationPair): Change[] {
  const isAt = (one: Operation, { address }: Server, other: Operation): boolean =>
    other.servers.some(({ pattern }) =>
      reaches(address + template(one.path), pattern + template(other.path)),
    );
  const found =
    (rule: 'server-removed' | 'server-added', side: 'old' | 'new') =>
    ({ address, part }: Server): Change => ({
      rule,
      subject,
      where: '',
      detail: address || '/',
      place: placeOn(side, part),
    });
  return [
    ...old.servers.filter((each) => !isAt(old, each, fresh)).map(found('server-removed', 'old')),
    ...fresh.servers.filter((each) => !isAt(fresh, each, old)).map(found('server-added', 'new')),
  ];
}
