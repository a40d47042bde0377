/**
 * Wraps each mutation point of a source in a call of tools/proof/runtime.ts, which breaks the point if its number is requested.
 * Outside of functions only data get points, because loading a file runs all other code there. A property becomes a getter, so that
 * the point is reached when the property is read. Types stay as they are, so that Node can strip them.
 */
import ts from 'typescript';
import { isExcluded, isWord } from './exclusions.ts';

/**
 * The functions of tools/proof/runtime.ts that break a point. A condition is flipped (`flip`), a comparison swaps `<` and `<=`
 * (`boundary`), plus becomes minus (`sum`), a text is emptied (`text`), a call is left out (`skip`), a return value is dropped
 * (`drop`), a list loses its last item (`without`), a number becomes zero (`number`).
 */
export type Break = 'flip' | 'boundary' | 'sum' | 'text' | 'skip' | 'drop' | 'without' | 'number';

export interface MutationPoint {
  readonly number: number;
  readonly file: string;
  readonly line: number;
  readonly kind: Break;
  /** Names of the functions around it. */
  readonly within: string;
  /** Source text of the mutation point, shortened. */
  readonly text: string;
  /** Outside of functions: the text of the record around it. */
  readonly beside?: string;
  /** True for data that loading the file reaches. */
  readonly isLoaded?: true;
}

const boundaries = new Set(['<', '<=', '>', '>=']);
const sums = new Set(['+', '-']);
/** Maximum characters of a point's source in a report. */
const LONGEST = 60;
/** Maximum characters of the record around it. */
const LONGEST_BESIDE = 240;

/**
 * @param first the number of the first point
 * @returns the source with all its points wrapped
 */
export function breakable(
  file: string,
  source: string,
  first: number,
): { text: string; points: MutationPoint[] } {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const points: MutationPoint[] = [];
  /** True inside a getter, which is read after the file is loaded. */
  let isLate = false;

  const pointAt = (node: ts.Node, kind: Break, isData = false): number => {
    const number = first + points.length;
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const text = short(node, LONGEST);
    const beside = isData ? { beside: short(recordAround(node), LONGEST_BESIDE) } : {};
    const loaded = isData && !isLate ? { isLoaded: true as const } : {};
    points.push({ number, file, line, kind, within: namesAround(node), text, ...beside, ...loaded });
    return number;
  };
  const call = (kind: Break, node: ts.Node, ...args: string[]): string =>
    `__proof.${kind}(${[pointAt(node, kind), ...args].join(', ')})`;

  /** Returns a node's text with its children rewritten. */
  const inner = (node: ts.Node, isInFunction: boolean): string => {
    let text = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      text += source.slice(at, child.getStart()) + rewrite(child, isInFunction);
      at = child.getEnd();
    });
    return text + source.slice(at, node.getEnd());
  };

  const rewrite = (node: ts.Node, isInFunction: boolean): string => {
    if (isExcluded(node)) return node.getText();
    return isInFunction || ts.isFunctionLike(node) ? wrapped(node) : datum(node);
  };

  /** Turns a property into a getter and a setter: reading it reaches the point. */
  const read = (name: ts.PropertyName, value: string): string => {
    const text = name.getText();
    const key = ts.isComputedPropertyName(name) ? name.expression.getText() : nameIn(name);
    return `get ${text}() { return ${value}; }, set ${text}(value) { __proof.put(this, ${key}, value); }`;
  };
  /** Keeps the first value of a list or call, so that each read returns the same object. */
  const once = (node: ts.Node, value: string): string =>
    `__proof.once("${first}:${node.getStart()}", () => ${value})`;

  /** Wraps a text, number, flag or list of a table. */
  const datum = (node: ts.Node): string => {
    const data = (kind: Break, text: string): string =>
      `__proof.${kind}(${pointAt(node, kind, true)}, ${text})`;
    if (ts.isEnumDeclaration(node)) return node.getText();
    if (ts.isStringLiteral(node) && isWord(node)) {
      const text = data('text', JSON.stringify(node.text));
      return ts.isJsxAttribute(node.parent) ? `{${text}}` : text;
    }
    if (ts.isNumericLiteral(node) && node.text !== '0' && !isName(node))
      return data('number', node.getText());
    if (isFlag(node)) return data('flip', node.getText());
    if (ts.isPropertyAssignment(node) && isReadLate(node.initializer)) {
      const wasLate = isLate;
      isLate = true;
      const value = datum(node.initializer);
      isLate = wasLate;
      if (value !== node.initializer.getText())
        return read(node.name, isPrimitive(node.initializer) ? value : once(node, value));
    }
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0)
      return data('without', inner(node, false));
    return inner(node, false);
  };

  /** Wraps an expression or call that is inside a function. */
  const wrapped = (node: ts.Node): string => {
    if (ts.isBinaryExpression(node)) {
      const { left, right } = node;
      const sign = node.operatorToken.getText();
      const kind = boundaries.has(sign) ? 'boundary' : sums.has(sign) ? 'sum' : undefined;
      if (kind)
        return inContext(node, call(kind, node, `'${sign}'`, rewrite(left, true), rewrite(right, true)));
    }
    if (ts.isStringLiteral(node) && isWord(node)) {
      const text = call('text', node, JSON.stringify(node.text));
      return ts.isJsxAttribute(node.parent) ? `{${text}}` : inContext(node, text);
    }
    const text = inner(node, true);
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node))
      return inContext(node, call('without', node, text));
    if (ts.isExpressionStatement(node) && isCall(node.expression) && !isExcluded(node.expression))
      return `__proof.skip(${pointAt(node, 'skip')}) || ${text}`;
    return inContext(node, text);
  };

  /**
   * Wraps a node by its place: a condition is flipped, a return value dropped. A returned call is left out instead, because its result
   * may be unused; its point counts as `drop`.
   */
  const inContext = (node: ts.Node, text: string): string => {
    if (isCondition(node)) return call('flip', node, text);
    if (!isResult(node)) return text;
    const isLeftOut = ts.isCallExpression(node) && isCall(node);
    return isLeftOut
      ? `(__proof.skip(${pointAt(node, 'drop')}) ? undefined : ${text})`
      : call('drop', node, text);
  };

  return { text: inner(tree, false) + source.slice(tree.getEnd()), points };
}

const short = (node: ts.Node, longest: number): string =>
  node.getText().replace(/\s+/g, ' ').slice(0, longest);

const isFlag = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;

const nameIn = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) ? JSON.stringify(name.text) : name.getText();

/** Returns whether a value can be computed when it is read: `'a'`, `['a', b.c]`, `items('a')`. */
const isReadLate = (node: ts.Expression): boolean =>
  isPrimitive(node) ||
  ((ts.isArrayLiteralExpression(node) || (ts.isCallExpression(node) && ts.isIdentifier(node.expression))) &&
    !hasCode(node));

const hasCode = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) ||
  ts.isNewExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  node.kind === ts.SyntaxKind.ThisKeyword ||
  ts.forEachChild(node, (child) => hasCode(child) || undefined) === true;

const isPrimitive = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNumericLiteral(node) || isFlag(node);

/** Returns whether a number is a property name, as in `{ 12007: … }`, or a type. */
const isName = (node: ts.NumericLiteral): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isLiteralTypeNode(node.parent);

/** Returns the record around a node, or its own row if the record is a whole table. */
function recordAround(node: ts.Node): ts.Node {
  let row = node;
  for (let at = node; !ts.isSourceFile(at.parent); at = at.parent) {
    if (at.getText().length > LONGEST_BESIDE) break;
    row = at;
    if (ts.isObjectLiteralExpression(at)) break;
  }
  return row;
}

/** Returns the names of the functions and variables around a node, such as `useQuickBill.order`. */
function namesAround(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (
      (ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) &&
      at.name
    )
      names.unshift(at.name.getText());
  return names.join('.');
}

/** Returns whether a list is the target of an assignment: `[a, b] = …`. */
const isTarget = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.getText() === '=';

function isCall(node: ts.Expression): boolean {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isCall(node.expression);
  return ts.isCallExpression(node) && node.expression.kind !== ts.SyntaxKind.SuperKeyword;
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    ['&&', '||'].includes(parent.operatorToken.getText())
  );
}

const isResult = (node: ts.Node): boolean =>
  (ts.isReturnStatement(node.parent) && node.parent.expression === node) ||
  (ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node));
