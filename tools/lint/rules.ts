/** Our own lint rules. Each one connects the syntax tree with a pure function of another file. */
import { relative, sep } from 'node:path';
import type { Context, ESTree, Rule, Visitor } from '@oxlint/plugins';
import type { NewerNames } from '../floor/newerNames.ts';
import { newerFinder } from '../floor/newerUses.ts';
import { addressFields, answers, gates } from './addressGate.ts';
import { breach, type Boundaries } from './boundaries.ts';
import { hasCjk, refusesCjk } from './cjk.ts';
import { commentFault, titleFault } from './plainWords.ts';

type Node = ESTree.Node;

const fileOf = ({ cwd, filename }: Context) => relative(cwd, filename).replaceAll(sep, '/');

/** Calls `visit` for the string after each `from`, `import(…)` and `import('…').Type`. */
function eachImport(visit: (specifier: string, node: Node) => void): Visitor {
  const onSource = (node: Node) => {
    const source = 'source' in node ? node.source : undefined;
    if (source && 'value' in source && typeof source.value === 'string') visit(source.value, node);
  };
  return {
    ImportDeclaration: onSource,
    ExportNamedDeclaration: onSource,
    ExportAllDeclaration: onSource,
    ImportExpression: onSource,
    TSImportType: onSource,
  };
}

export const boundariesRule = (boundaries: Boundaries): Rule => ({
  create: (context) =>
    eachImport((specifier, node) => {
      const message = breach(fileOf(context), specifier, boundaries);
      if (message) context.report({ node, message });
    }),
});

/** Requires file extensions: Node runs our TypeScript directly and does not resolve them. */
export const importExtension: Rule = {
  create: (context) =>
    eachImport((specifier, node) => {
      if (/^[.#]/.test(specifier) && !/\.[a-z0-9]+(\?.*)?$/.test(specifier)) {
        context.report({ node, message: `write the file's extension: '${specifier}.ts' or the like` });
      }
    }),
};

export const noCjkInComponents: Rule = {
  create: (context) => {
    if (!refusesCjk(fileOf(context))) return {};
    const check = (node: Node, text: unknown) => {
      if (typeof text === 'string' && hasCjk(text)) {
        context.report({
          node,
          message: `"${text.trim()}" belongs in the family's copy.ts, or portal/src/copy`,
        });
      }
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node: Node) => check(node, 'value' in node ? String(node.value) : ''),
    };
  },
};

/** Requires that an address of a response is read inside the gate, so that only safe addresses are used. */
export const addressGate: Rule = {
  create: (context) => {
    const refuse = (node: Node, field: string) =>
      context.report({ node, message: `read .${field} inside ${[...gates].join('(…) or ')}(…)` });
    return {
      'MemberExpression[computed=false] > Identifier.property'(name: Node) {
        const node = name.parent;
        if (name.type !== 'Identifier' || node?.type !== 'MemberExpression') return;
        if (!addressFields.has(name.name) || isHandedToGate(node)) return;
        // Elsewhere, and in a pattern, `href` is the browser's own member.
        if (name.name === 'href' && !answers.test(context.sourceCode.getText(node.object))) return;
        refuse(node, name.name);
      },
      'ObjectPattern > Property > Identifier.key'(name: Node) {
        if (name.type === 'Identifier' && name.name !== 'href' && addressFields.has(name.name))
          refuse(name, name.name);
      },
    };
  },
};

/** Returns whether a member is an argument of a gate, also inside a conditional expression. */
function isHandedToGate({ parent }: Node): boolean {
  if (parent === null) return false;
  if (['LogicalExpression', 'ConditionalExpression', 'ChainExpression'].includes(parent.type))
    return isHandedToGate(parent);
  return (
    parent.type === 'CallExpression' && parent.callee.type === 'Identifier' && gates.has(parent.callee.name)
  );
}

/** Refuses names newer than the oldest browsers (tools/floor/floor.ts), unless they have a fallback. */
export const browserFloor = (names: NewerNames, allowed: Readonly<Record<string, string>>): Rule => {
  const finder = newerFinder(names);
  const fix = 'use an older feature, or name its fallback in tools/floor/allowed.ts';
  return {
    create(context) {
      const check = (node: Node) => {
        for (const name of finder.namesAt(node))
          if (!Object.hasOwn(allowed, name))
            context.report({
              node,
              message: `"${name}" is newer than the oldest browsers (tools/floor/floor.ts): ${fix}`,
            });
      };
      return {
        MemberExpression: check,
        CallExpression: check,
        NewExpression: check,
        JSXAttribute: check,
        Property: check,
        Literal: check,
        TemplateElement: check,
      };
    },
  };
};

const guarded: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  localStorage: 'kept',
  sessionStorage: 'keptInTab',
  BroadcastChannel: 'openChannel',
});

/** Requires portal/src/storage, which falls back to memory if the browser refuses its storage. */
export const storageGate: Rule = {
  create: (context) => ({
    Identifier: (node) => {
      const instead = guarded[node.name];
      if (instead !== undefined)
        context.report({
          node,
          message: `use ${instead} of portal/src/storage: the browser may refuse ${node.name}`,
        });
    },
  }),
};

/** Checks the titles of tests, `test.each` and groups. */
export const plainTitle: Rule = {
  create: (context) => ({
    CallExpression(node: Node) {
      if (node.type !== 'CallExpression') return;
      const [title] = node.arguments;
      if (title === undefined || !/^(test|describe)\b/.test(context.sourceCode.getText(node.callee))) return;
      const isText =
        title.type === 'TemplateLiteral' || (title.type === 'Literal' && typeof title.value === 'string');
      const message = isText && titleFault(context.sourceCode.getText(title).slice(1, -1));
      if (message) context.report({ node: title, message });
    },
  }),
};

export const plainComment: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = commentFault(comment.value);
        if (message) context.report({ loc: comment.loc, message });
      }
    },
  }),
};
