import type { Change } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import { bodyChanges } from './bodies.ts';
import { calledChanges } from './called.ts';
import { placeOn, type OperationPair } from './operationPair.ts';
import { parameterChanges } from './parameters.ts';
import { responseChanges } from './responses.ts';
import { securityChanges } from './security.ts';
import { serverChanges } from './servers.ts';

/** Returns every change of one operation, including its callbacks. */
export function pairChanges(pair: OperationPair): Change[] {
  const { old, fresh } = pair;
  return [
    ...lifecycle(pair),
    ...serverChanges(pair),
    ...parameterChanges(pair),
    ...bodyChanges(pair),
    ...responseChanges(pair),
    ...securityChanges(pair),
    ...calledChanges(old.callbacks, fresh.callbacks, { ...pair, kind: 'callback', compare: pairChanges }),
  ];
}

function lifecycle({ old, fresh, subject, prefix }: OperationPair): Change[] {
  const found = (rule: RuleId, detail: string): Change => ({
    rule,
    subject,
    where: prefix,
    detail,
    place: placeOn('new', fresh.part),
  });
  const changes: Change[] = [];
  if (!old.deprecated && fresh.deprecated) changes.push(found('operation-deprecated', fresh.sunset ?? ''));
  if (old.deprecated && !fresh.deprecated) changes.push(found('operation-no-longer-deprecated', ''));
  if (old.sunset !== undefined && fresh.sunset !== undefined && fresh.sunset < old.sunset)
    changes.push(found('sunset-moved-forward', `${old.sunset} → ${fresh.sunset}`));
  return changes;
}
