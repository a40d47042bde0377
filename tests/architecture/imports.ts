/** What a source file imports, read from its syntax tree; type-only imports count. */
import ts from 'typescript';

interface Import {
  readonly specifier: string;
  /** `import()`: loaded when it is needed. */
  readonly lazy: boolean;
}

export const importsOf = (file: string, text: string): string[] =>
  read(file, text).map(({ specifier }) => specifier);

/** Without `import()`: what is loaded when it is needed may lead back to where it came from. */
export const eagerImportsOf = (file: string, text: string): string[] =>
  read(file, text).flatMap(({ specifier, lazy }) => (lazy ? [] : specifier));

/** By file and text: parsing all of them is what the tests that ask here cost. */
const known = new Map<string, readonly Import[]>();

function read(file: string, text: string): readonly Import[] {
  const key = `${file}\0${text}`;
  const imports = known.get(key) ?? parse(file, text);
  known.set(key, imports);
  return imports;
}

function parse(file: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteral(specifier))
      found.push({ specifier: specifier.text, lazy: ts.isCallExpression(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  return undefined;
}
