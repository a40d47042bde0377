/** Reads the imports of a source file, including type-only ones. */
import { parseSync, Visitor } from 'oxc-parser';

interface Import {
  readonly specifier: string;
  /** `import()`: loaded on demand. */
  readonly lazy: boolean;
}

export const importsOf = (file: string, text: string): string[] =>
  read(file, text).map(({ specifier }) => specifier);

/** Returns the imports without `import()`, because lazy imports may form cycles. */
export const eagerImportsOf = (file: string, text: string): string[] =>
  read(file, text).flatMap(({ specifier, lazy }) => (lazy ? [] : specifier));

/** Imports by file and text, cached because parsing dominates the cost of these tests. */
const known = new Map<string, readonly Import[]>();

function read(file: string, text: string): readonly Import[] {
  const key = `${file}\0${text}`;
  const imports = known.get(key) ?? parse(file, text);
  known.set(key, imports);
  return imports;
}

function parse(file: string, text: string): readonly Import[] {
  const result = parseSync(file, text);
  const { staticImports, staticExports } = result.module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const specifiers = new Set(requests.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const eager = [...specifiers].map((specifier) => ({ specifier, lazy: false }));
  // The parser's list of imports lacks `import('…')` (also as a type), so the syntax tree is searched if the text has one.
  return text.includes('import(') ? [...eager, ...importsWithin(result.program)] : eager;
}

function importsWithin(program: ReturnType<typeof parseSync>['program']): Import[] {
  const found: Import[] = [];
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.push({ specifier: source.value, lazy: true });
    },
    TSImportType: ({ source }) => void found.push({ specifier: source.value, lazy: false }),
  }).visit(program);
  return found;
}
