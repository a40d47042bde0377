/** Compares `if`, `not`, `contains` and similar keywords, which only narrow the accepted values. */
import { escapedName } from '../../base/pointer.ts';
import type { Node } from '../model/node.ts';
import { SCHEMA_KEYWORDS } from '../model/shape.ts';
import { schemaChange, type Pair } from './changed.ts';
import type { Inner, PairResult, SchemaChange } from './schemaChange.ts';

/** Keywords that invert or change the effect of a wider schema. */
const INVERTING = new Set(['not', 'if']);

export function constraintChanges(pair: Pair): PairResult {
  const { before, after, comparison, view } = pair;
  const changes: SchemaChange[] = [];
  const inner: Inner[] = [];
  const compare = (
    keyword: string,
    old: Node | undefined,
    fresh: Node | undefined,
    ...path: string[]
  ): void => {
    const name = [keyword, ...path].join(' ');
    if (!old && fresh) changes.push(schemaChange(pair, 'constraint-added', name, keyword, ...path));
    if (old && !fresh) changes.push(schemaChange(pair, 'constraint-removed', name, keyword, ...path));
    if (!old || !fresh) return;
    if (!INVERTING.has(keyword))
      inner.push({ at: `/${[keyword, ...path.map(escapedName)].join('/')}`, old, fresh });
    else if (comparison.changes(old, fresh, view).length > 0)
      changes.push(schemaChange(pair, 'constraint-changed', name, keyword));
  };
  for (const keyword of SCHEMA_KEYWORDS)
    compare(keyword, before.schemas.get(keyword), after.schemas.get(keyword));
  for (const keyword of ['patternProperties', 'dependentSchemas'] as const)
    for (const name of new Set([...before[keyword].keys(), ...after[keyword].keys()]))
      compare(keyword, before[keyword].get(name), after[keyword].get(name), name);
  return { changes: [...changes, ...dependencies(pair)], inner };
}

/** Compares `dependentRequired`: the members that must stand beside a member. */
function dependencies(pair: Pair): SchemaChange[] {
  const [old, fresh] = [pair.before.dependentRequired, pair.after.dependentRequired];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const [before, after] = [old.get(name) ?? new Set<string>(), fresh.get(name) ?? new Set<string>()];
    const more = [...after].filter((each) => !before.has(each));
    const fewer = [...before].filter((each) => !after.has(each));
    if (more.length === 0 && fewer.length === 0) return [];
    return [
      schemaChange(
        pair,
        dependencyRule(more, fewer),
        `dependentRequired ${name}: ${[...before].join(', ') || 'none'} → ${[...after].join(', ') || 'none'}`,
        'dependentRequired',
        name,
      ),
    ];
  });
}

function dependencyRule(more: readonly string[], fewer: readonly string[]): SchemaChange['rule'] {
  if (fewer.length === 0) return 'constraint-added';
  return more.length === 0 ? 'constraint-removed' : 'constraint-changed';
}
