/** Reads MDN's browser-compat-data and lists the names that a browser at the floor lacks. */
import { floor } from './floor.ts';

/** Names that lint and the bundle test search for. */
export interface NewerNames {
  readonly globals: readonly string[];
  /** For example `AbortSignal.any`. */
  readonly statics: readonly string[];
  /** Methods and properties that no object of the floor has, such as `toSorted`. */
  readonly members: readonly string[];
  readonly attributes: readonly string[];
  readonly cssProperties: readonly string[];
  /** For example `display: grid-lanes`. */
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
/** A feature of browser-compat-data. It contains further features by name. */
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

/** Returns whether every browser at the floor has a feature. */
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

/** Returns the names of the features that a browser at the floor lacks. */
const newer = (features: readonly [string, Feature][]): string[] =>
  features.filter(([, feature]) => !isOld(feature)).map(([name]) => name);

/** Returns false for entries that are no members, such as `secure_context_required` or `@@iterator`. */
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
  // The data do not mark static members of language objects: `Promise.try` is static, `Array.toSorted` is not. Both are searched.
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
    globals: sorted(newer(objects).filter(isMember)),
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

/** Returns the CSS functions: they are among the types, at the top level or below their result type. */
const functionsOf = (types: Feature): [string, Feature][] =>
  partsOf(types).flatMap((entry) => [entry, ...partsOf(entry[1])]);
