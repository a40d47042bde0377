/** Compares parameters, paired by place and name; path parameters are paired by position. */
import type { Change } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Operation, Parameter } from '../model/api.ts';
import { placeOn, type OperationPair } from './operationPair.ts';
import { schemaChanges } from './schemaChanges.ts';

export function parameterChanges(pair: OperationPair): Change[] {
  const [old, fresh] = [byKey(pair.old), byKey(pair.fresh)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [before, after] = [old.get(key), fresh.get(key)];
    if (before && after) return changesOf(pair, before, after);
    if (before)
      return [
        found(pair, before.required ? 'parameter-removed-required' : 'parameter-removed', before, '', 'old'),
      ];
    return after
      ? [found(pair, after.required ? 'parameter-added-required' : 'parameter-added', after, '', 'new')]
      : [];
  });
}

/** Returns the parameters by place and name, those of the path by their position in it: `path 0` for `/pets/{id}`. */
function byKey({ parameters, path }: Operation): Map<string, Parameter> {
  const order = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const keyed = parameters.map((parameter): [string, Parameter] => {
    const { place, name } = parameter;
    if (place === 'path' && order.includes(name)) return [`path ${order.indexOf(name)}`, parameter];
    return [`${place} ${place === 'header' ? name.toLowerCase() : name}`, parameter];
  });
  return new Map(keyed);
}

const whereOf = ({ place, name }: Parameter): string => `${place} ${name}`;

function found(
  { subject, prefix }: OperationPair,
  rule: RuleId,
  parameter: Parameter,
  detail: string,
  side: 'old' | 'new',
): Change {
  return {
    rule,
    subject,
    where: [prefix, whereOf(parameter)].filter(Boolean).join(' '),
    detail,
    place: placeOn(side, parameter.part),
  };
}

function changesOf(pair: OperationPair, old: Parameter, fresh: Parameter): Change[] {
  const changes: Change[] = [];
  const add = (rule: RuleId, detail = ''): void => void changes.push(found(pair, rule, fresh, detail, 'new'));
  if (old.required !== fresh.required) add(fresh.required ? 'parameter-required' : 'parameter-optional');
  if (old.deprecated !== fresh.deprecated)
    add(fresh.deprecated ? 'parameter-deprecated' : 'parameter-no-longer-deprecated');
  if (old.allowEmptyValue && !fresh.allowEmptyValue) add('parameter-empty-refused');
  if (old.serialization !== fresh.serialization && isSentDifferently(pair, old, fresh))
    add('parameter-serialization-changed', `${old.serialization} → ${fresh.serialization}`);
  if (old.allowReserved !== fresh.allowReserved)
    add(fresh.allowReserved ? 'parameter-reserved-accepted' : 'parameter-reserved-refused');
  const inside = schemaChanges(pair, old.schema, fresh.schema, {
    where: whereOf(fresh),
    direction: pair.sent,
    asText: true,
  });
  const whereOfParameter = [pair.prefix, whereOf(fresh)].filter(Boolean).join(' ');
  return [
    ...changes,
    // Not the default of a member within the parameter.
    ...inside.map((change) =>
      change.where === whereOfParameter && change.rule === 'request-default-changed'
        ? { ...change, rule: 'parameter-default-changed' as const }
        : change,
    ),
  ];
}

/**
 * Returns whether another serialization changes what is sent. It always does for lists and objects. A single value is sent in
 * another way only by another media type, or another style where one of the two is matrix (`;a=1`) or label (`.1`); `explode`
 * does not matter for it.
 */
function isSentDifferently({ comparison }: OperationPair, old: Parameter, fresh: Parameter): boolean {
  const styles = [old.serialization, fresh.serialization].map((text) => text.split(' ')[0]);
  if (styles.some((style) => style?.includes('/') || style === 'matrix' || style === 'label'))
    return styles[0] !== styles[1];
  const types = [
    ...(comparison.oldShape(old.schema).types ?? []),
    ...(comparison.freshShape(fresh.schema).types ?? []),
  ];
  return types.some((type) => type === 'array' || type === 'object');
}
