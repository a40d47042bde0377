/** Reads MDN's browser-compat-data: the names that some browser at the floor does not have. */
import { floor } from './floor.ts';

/** What lint and the test of the bundle look for. A name of `members` is one that no older object has. */
export interface NewerNames {
  readonly globals: readonly string[];
  /** As `AbortSignal.any`. */
  readonly statics: readonly string[];
  readonly members: readonly string[];
  readonly attributes: readonly string[];
  readonly cssProperties: readonly string[];
  /** As `display: grid-lanes`. */
  readonly cssValues: readonly string[];
  readonly cssFunctions: readonly string[];
  readonly cssPseudos: readonly string[];
  readonly cssAtRules: readonly string[];
}

interface Support {
  readonly version_added?: string | boolean | null;
  readonly version_removed?: string;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}
/** A feature, and below it others. */
export interface Feature {
  readonly __compat?: Compat;
  readonly [name: string]: Feature | Compat | undefined;
}

const supports = (
  { version_added: since, version_removed: until, ...how }: Support,
  version: number,
): boolean =>
  typeof since === 'string' &&
  Number(since.replace('≤', '')) <= version &&
  (until === undefined || Number(until) > version) &&
  how.flags === undefined &&
  how.prefix === undefined &&
  how.alternative_name === undefined;

/** Whether every browser at the floor has it. */
function isOld({ __compat: compat }: Feature): boolean {
  return (
    compat === undefined ||
    Object.entries(floor).every(([engine, version]) =>
      [compat.support[engine] ?? []].flat().some((support) => supports(support, version)),
    )
  );
}

const partsOf = (feature: Feature): [string, Feature][] =>
  Object.entries(feature).filter((part): part is [string, Feature] => part[0] !== '__compat');

const at = (feature: Feature, ...path: string[]): Feature =>
  path.reduce((found, name) => Object.fromEntries(partsOf(found))[name] ?? {}, feature);

const newer = (features: readonly [string, Feature][]): string[] =>
  features.filter(([, feature]) => !isOld(feature)).map(([name]) => name);

/** A part of an object that is no member but a remark on it, as `secure_context_required` or `@@iterator`. */
const isMember = (name: string): boolean => /^[a-zA-Z][a-zA-Z0-9]*$/.test(name);

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

export function newerNames(data: Feature): NewerNames {
  const builtins = at(data, 'javascript', 'builtins');
  const objects = [...partsOf(at(data, 'api')), ...partsOf(builtins), ...partsOf(at(builtins, 'Intl'))];
  const old = objects.filter(([, feature]) => isOld(feature));
  const staticName = /_static$/;
  const oldMembers = new Set(
    old.flatMap(([, object]) => partsOf(object).flatMap(([name, part]) => (isOld(part) ? [name] : []))),
  );
  // Languages' own objects do not mark what is static: `Promise.try` is, `Array.toSorted` is not. Both ways are looked for.
  const newMembers = old.flatMap(([object, feature]) =>
    newer(partsOf(feature)).map((name) => ({
      object,
      name: name.replace(staticName, ''),
      isStatic: staticName.test(name),
    })),
  );
  const css = at(data, 'css');
  const properties = partsOf(at(css, 'properties'));
  return {
    globals: sorted(newer(objects).filter((name) => isMember(name) && !name.startsWith('Intl'))),
    statics: sorted(
      newMembers.filter(({ name }) => isMember(name)).map(({ object, name }) => `${object}.${name}`),
    ),
    members: sorted(
      newMembers.flatMap(({ name, isStatic }) =>
        !isStatic && isMember(name) && !oldMembers.has(name) ? [name] : [],
      ),
    ),
    attributes: sorted(newer(partsOf(at(data, 'html', 'global_attributes')))),
    cssProperties: sorted(newer(properties)),
    cssValues: sorted(
      properties.flatMap(([property, feature]) =>
        isOld(feature)
          ? newer(partsOf(feature))
              .filter((value) => !value.includes('_'))
              .map((value) => `${property}: ${value}`)
          : [],
      ),
    ),
    cssFunctions: sorted(newer(functionsOf(at(css, 'types')))),
    cssPseudos: sorted(newer(partsOf(at(css, 'selectors'))).filter((name) => name !== 'nesting')),
    cssAtRules: sorted(newer(partsOf(at(css, 'at-rules')))),
  };
}

/** Functions stand among the types, at the top or below the kind they make. */
const functionsOf = (types: Feature): [string, Feature][] =>
  partsOf(types).flatMap((entry) => [entry, ...partsOf(entry[1])]);
