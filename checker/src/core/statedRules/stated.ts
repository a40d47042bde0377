/** Finds the rules of check.yaml about the responses of an operation. */
import { CannotRun } from '../base/cannotRun.ts';
import { flattened } from '../contract/flattened.ts';
import { objectsOf, type ObjectPlace } from '../contract/openapi/objects.ts';
import type { Contract, Operation, StatedRule } from '../contract/types.ts';
import { FORMS, ruleIn, type Rule } from '../rules/rule.ts';

/** Rules by schema or operation. */
export type StatedRules = Readonly<Record<string, readonly Rule[]>>;

/** Parses the rules of check.yaml. @throws CannotRun with the unreadable rule */
export function readRules(given: Readonly<Record<string, unknown>>, file: string): StatedRules {
  return Object.fromEntries(
    Object.entries(given).map(([subject, lines]) => [
      subject,
      [lines].flat().map((line) => {
        // YAML reads `status: a -> b` without quotes as a map.
        const text =
          typeof line === 'object' && line !== null
            ? Object.entries(line)
                .map(([name, value]) => `${name}: ${String(value)}`)
                .join(', ')
            : String(line);
        try {
          return ruleIn(text);
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error);
          throw new CannotRun(
            `${file}: rules.${subject}: '${text}' is not understood (${why}); rules read like '${FORMS.join("', '")}'`,
          );
        }
      }),
    ]),
  );
}

/**
 * Adds to each operation the rules about its responses.
 * @throws CannotRun if a rule applies to nothing in the contracts
 */
export function withRules(
  contracts: readonly Contract[],
  rules: StatedRules,
  file: string,
): readonly Contract[] {
  const subjects = Object.keys(rules);
  if (subjects.length === 0) return contracts;
  const met = new Set<string>();
  const found = contracts.map((contract) => ({
    ...contract,
    operations: contract.operations.map((operation): Operation => {
      const stated = subjects.flatMap((subject) =>
        placesOf(subject, operation).map((path): StatedRule => {
          met.add(subject);
          return { path, rules: rules[subject] ?? [] };
        }),
      );
      return stated.length > 0 ? { ...operation, stated } : operation;
    }),
  }));
  const nothing = subjects.find((subject) => !met.has(subject));
  if (nothing !== undefined)
    throw new CannotRun(
      `${file}: rules.${nothing}: the contracts have no schema and no operation of that name`,
    );
  return found;
}

/**
 * Returns the places in the responses of an operation that a subject of check.yaml means. If it names the operation: the outermost
 * objects and the items of lists. If it names a schema: the objects with the same members, because references are already resolved.
 */
function placesOf(subject: string, operation: Operation): ObjectPlace['path'][] {
  const places = objectsOf(operation);
  if (operation.id === subject || operation.address === subject) {
    const least = Math.min(...places.map(({ path }) => path.length));
    const outermost = places.filter(({ path }) => path.length === least);
    const items = places.filter(({ path }) => path.at(-1) === '*');
    return [...outermost, ...items].map(({ path }) => path);
  }
  const schema = operation.schemas[subject];
  const wanted = schema ? Object.keys(flattened(schema, operation.schemas).properties ?? {}) : [];
  if (wanted.length === 0) return [];
  return places
    .filter(({ schema: { properties = {} } }) => {
      const names = Object.keys(properties);
      return names.length === wanted.length && wanted.every((name) => names.includes(name));
    })
    .map(({ path }) => path);
}
