/** What is not broken, by rule and never by hand: a break of it changes nothing that anybody could notice, or no more than looks. */
import ts from 'typescript';
import { services } from '#generated/services.ts';

/** How a thing looks, and what only React reads. */
const looks = new Set(
  (
    'sx style className key variant color size component slotProps display direction align alignItems ' +
    'justifyContent spacing gap fill stroke strokeWidth strokeLinecap strokeLinejoin d viewBox transform opacity ' +
    'align width minWidth maxWidth padding whiteSpace textAlign rel target elevation tone look icon art loading fetchPriority decoding sizes'
  ).split(' '),
);
/** What names a place of the cache, or what a figure means to the explorer. */
const keys = new Set(['queryKey', 'mutationKey', 'fact', 'sumOf']);
const LOOK =
  /^(var\(--|#[0-9a-f]{3,8}$|rgba?\(|[\d. ]+(px|em|rem|%|fr)\b|(nowrap|right|left|center|sm|md|lg)$)/;

/** Nothing in it is broken. */
export function isQuiet(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isModuleDeclaration(node))
    return true;
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    return looks.has(name) || keys.has(name) || (name === 'name' && (isOfIcon(node) || isOfEntry(node)));
  }
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return /^(URL|Error)$|Error$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return isSaid(node.expression);
  return ts.isArrayLiteralExpression(node) && (isWatched(node) || isOfCache(node));
}

/** `<Icon name="arrowRight" />`: which drawing it is. */
const isOfIcon = (node: ts.Node): boolean =>
  ts.isJsxAttributes(node.parent) && node.parent.parent.tagName.getText() === 'Icon';

/** `{ name: 'companyInfo', icon: 'building' }`: by which code finds an entry of the menu, and what finds it is broken. */
const isOfEntry = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((other) => other.name?.getText() === 'icon');

/** `console.log(…)`, `import(…)`, `factOf(…)`: what tells developers, the bundler or the explorer. */
const isSaid = (called: ts.Expression): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword ||
  /^(import\.meta\.\w+|console\.\w+|require|styled|factOf|reportError)$/.test(called.getText());

/** `useEffect(…, [a, b])`: when it is done again, not what. */
const isWatched = (node: ts.ArrayLiteralExpression): boolean =>
  ts.isCallExpression(node.parent) &&
  /^use[A-Z]/.test(node.parent.expression.getText()) &&
  node.parent.arguments.at(-1) === node;

/** `['legacy', 'searchSubAcct']`: a name of the cache, wherever it stands. */
const isOfCache = ({ elements: [service, operation] }: ts.ArrayLiteralExpression): boolean =>
  service !== undefined && isService(service) && operation !== undefined && !isService(operation);

const isService = (node: ts.Node): boolean => ts.isStringLiteral(node) && Object.hasOwn(services, node.text);

/** A text that is a value, not the name of a property. */
export function isWord(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (node.text.trim() === '' || LOOK.test(node.text)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isBindingElement(parent) && !ts.isExpressionStatement(parent) && !ts.isImportAttribute(parent);
}
