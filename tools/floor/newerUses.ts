/** Finds names newer than the floor in a syntax tree or style sheet. Newer syntax is no problem: Vite transforms it. */
import type { NewerNames } from './newerNames.ts';

/** A node of ESTree, from oxlint or oxc-parser. */
export interface SyntaxNode {
  readonly type: string;
}

/** Classes of the browser's global objects. */
const instances: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  crypto: 'Crypto',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  screen: 'Screen',
};
/** Names of the global object. */
const windows = new Set(['window', 'globalThis', 'self']);

const setOf = (names: readonly string[]): ReadonlySet<string> => new Set(names);

export function newerFinder(names: NewerNames) {
  const globals = setOf(names.globals);
  const statics = setOf(names.statics);
  const members = setOf(names.members);
  const attributes = setOf(names.attributes);
  // A name of one word may also be a name of data.
  const properties = setOf(names.cssProperties.filter((name) => /[a-z]-/.test(name)).map(camelCase));
  const inText = textFinder(names);

  /** Returns the newer names that one node uses. */
  function namesAt(node: SyntaxNode): string[] {
    switch (node.type) {
      case 'MemberExpression': {
        const { owner, member } = memberOf(node);
        if (windows.has(owner) && globals.has(member)) return [member];
        return [`${instances[owner] ?? owner}.${member}`].filter((name) => statics.has(name));
      }
      // Only a call fails: reading a missing member gives undefined.
      case 'CallExpression':
        return [memberOf(partOf(node, 'callee')).member]
          .filter((name) => members.has(name))
          .map((name) => `.${name}`);
      case 'NewExpression':
        return [textOf(partOf(node, 'callee'), 'name')].filter((name) => globals.has(name));
      case 'JSXAttribute':
        return [textOf(partOf(node, 'name'), 'name').toLowerCase()].filter((name) => attributes.has(name));
      case 'Property': {
        const key = partOf(node, 'key');
        return [textOf(key, 'name') || textOf(key, 'value')].filter((name) => properties.has(name));
      }
      case 'Literal':
        return inText(textOf(node, 'value'));
      case 'TemplateElement':
        return inText(textOf(partOf(node, 'value'), 'raw'));
      default:
        return [];
    }
  }

  return { namesAt, inText, inSheet: sheetFinder(names, inText) };
}

const partOf = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && key in node ? Reflect.get(node, key) : undefined;

function textOf(node: unknown, key: string): string {
  const part = partOf(node, key);
  return typeof part === 'string' ? part : '';
}

/** Returns `a` and `b` of the node `a.b`; empty texts for other nodes. */
const memberOf = (node: unknown) =>
  partOf(node, 'type') === 'MemberExpression' && partOf(node, 'computed') !== true
    ? { owner: textOf(partOf(node, 'object'), 'name'), member: textOf(partOf(node, 'property'), 'name') }
    : { owner: '', member: '' };

function camelCase(property: string): string {
  return property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const either = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|');

/** Finds units with the digit before them (`0dvh` in `100dvh`), but not in file names such as `page-B5ic.js`. */
const units =
  /(?<=(?<![\w-])-?[\d.]*)[\d.](?:[dls]v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cap|r?lh|rcap|rch|rex|r?ic)\b/g;
/** CSS functions and syntax names that are too general to search for in scripts: their text is often no CSS. */
const ambiguousFunctions = [
  'alpha',
  'attr-name',
  'e',
  'fixed',
  'filter',
  'if',
  'param',
  'pi',
  'position',
  'scroll',
  'shape',
  'size',
  'step',
  'style',
  'text',
  'type',
  'auto',
  'fallback',
];

/** Maximum characters of a searched string; longer ones are embedded data. */
const LONGEST_TEXT = 20_000;

/** Searches a string of a script for text that is certainly CSS. */
function textFinder(names: NewerNames): (text: string) => string[] {
  const functions = names.cssFunctions.filter(
    (name) => /^[a-z-]+$/.test(name) && !ambiguousFunctions.includes(name),
  );
  // `color-mix` or `oklch` before a bracket is CSS, even if a template splits it: it is no English word.
  const unmistakable = functions.filter((name) => /-|^ok/.test(name));
  // Finds `color-mix(` in `color-mix(in srgb, `, which a template cuts off.
  const cut = new RegExp(String.raw`(?<![\w.-])(?:${either(unmistakable)})\((?=[\w\s.,%#-]*$)`, 'g');
  // Finds `clamp(` in `clamp(1px, 2%, 3px)`.
  const called = new RegExp(String.raw`(?<![\w.-])(?:${either(functions)})\((?=[\w\s.,%#()/-]+\))`, 'g');
  // Finds `:has` in `a:has(b)`. Other short names are also words of messages.
  const pseudo = new RegExp(
    String.raw`(?<=[\w\s\])&>+~*,.(]|^)::?(?:${either(names.cssPseudos.filter((name) => name.length > 5 || name === 'has'))})(?=[\s:)({,.>+~[]|$)`,
    'g',
  );
  const rule = new RegExp(String.raw`@(?:${either(names.cssAtRules)})\b`, 'g');
  return (text) => {
    if (text.length > LONGEST_TEXT) return [];
    return [called, cut, pseudo, rule, units].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([found]) => found),
    );
  };
}

/** Searches a style sheet, including properties and their values. */
function sheetFinder(names: NewerNames, inText: (text: string) => string[]): (css: string) => string[] {
  const properties = setOf(names.cssProperties);
  const values = setOf(names.cssValues);
  return (css) => {
    const bare = css.replaceAll(/\/\*[^]*?\*\//g, '');
    const declared = [...bare.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(
      ([, property = '', value = '']) => [
        ...(properties.has(property) ? [property] : []),
        ...value
          .split(/\s+/)
          .map((word) => `${property}: ${word}`)
          .filter((pair) => values.has(pair)),
      ],
    );
    return [...declared, ...inText(bare)];
  };
}

const isNode = (part: unknown): part is SyntaxNode => textOf(part, 'type') !== '';

/** Calls `visit` for this node and each node below it. */
export function walk<Node extends SyntaxNode>(node: Node, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const key in node) {
    if (key === 'parent') continue;
    const part: unknown = node[key];
    if (Array.isArray(part)) {
      for (const child of part) if (isNode(child)) walk(child, visit);
    } else if (isNode(part)) walk(part, visit);
  }
}
