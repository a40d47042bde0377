/** Rules for code without mutation points: a break in it would change only the appearance, or nothing that a user notices. */
import ts from 'typescript';
import { services } from '#generated/services.ts';

/** Properties that affect only the appearance, and those that only React reads. */
const appearance = new Set(
  (
    'sx style className key variant color size component slotProps display direction align alignItems ' +
    'justifyContent spacing gap fill stroke strokeWidth strokeLinecap strokeLinejoin d viewBox transform opacity ' +
    'width minWidth maxWidth padding whiteSpace textAlign rel target elevation tone look icon art loading fetchPriority decoding sizes'
  ).split(' '),
);
/** Names of cache entries, and the explorer's marks of figures. */
const keys = new Set(['queryKey', 'mutationKey', 'fact', 'sumOf']);
/** `var(--gap)`, `#0af`, `rgba(…`, `12px 4px`, `nowrap` */
const APPEARANCE =
  /^(var\(--|#[0-9a-f]{3,8}$|rgba?\(|[\d. ]+(px|em|rem|%|fr)\b|(nowrap|right|left|center|sm|md|lg)$)/;

/** Returns whether a node and all its children get no mutation point. */
export function isExcluded(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isModuleDeclaration(node))
    return true;
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    if (name === 'name' && (isOfIcon(node) || isOfEntry(node))) return true;
    return appearance.has(name) || keys.has(name);
  }
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return /^(URL|Error)$|Error$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return isForTools(node.expression);
  return ts.isArrayLiteralExpression(node) && (isDependencyList(node) || isOfCache(node));
}

/** `<Icon name="arrowRight" />`: the name of a drawing. */
const isOfIcon = (node: ts.Node): boolean =>
  ts.isJsxAttributes(node.parent) && node.parent.parent.tagName.getText() === 'Icon';

/** `{ name: 'companyInfo', icon: 'building' }`: the key of a menu entry; code that reads the key has its own points. */
const isOfEntry = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((other) => other.name?.getText() === 'icon');

/** `console.log(…)`, `import(…)`, `factOf(…)`: calls for developers, the bundler or the explorer. */
const isForTools = (called: ts.Expression): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword ||
  /^(import\.meta\.\w+|console\.\w+|require|styled|factOf|reportError)$/.test(called.getText());

/** `useEffect(…, [a, b])`: the dependency list of a hook. */
const isDependencyList = (node: ts.ArrayLiteralExpression): boolean =>
  ts.isCallExpression(node.parent) &&
  /^use[A-Z]/.test(node.parent.expression.getText()) &&
  node.parent.arguments.at(-1) === node;

/** `['legacy', 'searchSubAcct']`: a cache key. */
const isOfCache = ({ elements: [service, operation] }: ts.ArrayLiteralExpression): boolean =>
  service !== undefined && isService(service) && operation !== undefined && !isService(operation);

const isService = (node: ts.Node): boolean => ts.isStringLiteral(node) && Object.hasOwn(services, node.text);

/** Returns whether a text is a value, and neither a property name nor an appearance. */
export function isWord(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (node.text.trim() === '' || APPEARANCE.test(node.text)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isBindingElement(parent) && !ts.isExpressionStatement(parent) && !ts.isImportAttribute(parent);
}
