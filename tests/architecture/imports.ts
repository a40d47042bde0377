/** What a source file imports, read from its syntax tree; type-only imports count. */
import ts from 'typescript';

export const importsOf = (file: string, text: string): string[] => specifiersOf(file, text, () => true);

/** Without `import()`: what is loaded when it is needed may lead back to where it came from. */
export const eagerImportsOf = (file: string, text: string): string[] =>
  specifiersOf(file, text, (node) => !ts.isCallExpression(node));

function specifiersOf(file: string, text: string, counts: (node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = counts(node) ? specifierOf(node) : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
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
