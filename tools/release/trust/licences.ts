/** Reads the licences of a package's parts from its bill of materials. */

interface Licence {
  readonly expression?: string;
  readonly license?: { readonly id?: string; readonly name?: string };
}

export interface Component {
  readonly 'bom-ref'?: string;
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly licenses?: readonly Licence[];
}

/** Licences that allow use in proprietary software; each asks at most for its notice. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
]);

export const nameOfComponent = ({ group, name }: Component): string =>
  group === undefined ? name : `${group}/${name}`;

export function licenceOf({ licenses = [] }: Component): string {
  const texts = licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '');
  const named = texts.filter(Boolean);
  if (named.length < 2) return named[0] ?? 'none';
  return named.map((text) => (/ OR /i.test(text) ? `(${text})` : text)).join(' AND ');
}

/** Innermost parentheses of a licence expression: `(MIT OR GPL-3.0-only)`. */
const INNERMOST = /\(([^()]*)\)/;

/** Tells whether a licence expression allows a choice without obligations beyond the notice. */
export function isAllowed(expression: string): boolean {
  // A licence with the same verdict replaces the parentheses.
  const flatter = expression.replace(INNERMOST, (_, part: string) => (isAllowed(part) ? 'MIT' : 'none'));
  if (flatter !== expression) return isAllowed(flatter);
  const alternatives = expression.split(/ OR /i);
  return alternatives.some((all) => all.split(/ AND /i).every((licence) => ALLOWED.has(licence.trim())));
}

/** Returns the list as Markdown, sorted by name. */
export function licenceTable(components: readonly Component[]): string {
  const rows = components
    .map(
      (component) =>
        `| ${nameOfComponent(component)} | ${component.version ?? ''} | ${licenceOf(component)} |`,
    )
    .toSorted();
  return ['| Package | Version | Licence |', '|---|---|---|', ...new Set(rows), ''].join('\n');
}
