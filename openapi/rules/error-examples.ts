import type { RootNode, Rule } from './rule.ts';

/**
 * Every code that an operation can answer has an example named `error-<code>`, the inherited ones included, and no example
 * shows a code that the table lacks (design/contracts.md). The prefix keeps JSON from sorting a code such as 9999999 first.
 */
export const errorExamples: Rule = () => {
  let inherited: NonNullable<RootNode['x-errors']> = {};
  return {
    Root(root) {
      inherited = root['x-errors'] ?? {};
    },
    Operation(operation, { report, location }) {
      const rows = operation['x-errors'];
      const [media] = Object.values(operation.responses?.['200']?.content ?? {});
      if (!rows || !media?.examples) return;
      const { before = [], writes = [], after = [] } = inherited;
      const login = operation['x-effect'] === 'write' ? [...before, ...writes] : before;
      const first = operation['x-login'] === 'optional' ? [] : login;
      const codes = new Set([...first, ...rows, ...after].map((row) => String(row.code)));
      const shown = Object.keys(media.examples).filter((name) => name.startsWith('error-'));
      for (const code of codes) {
        if (!shown.includes(`error-${code}`))
          report({ message: `${operation.operationId}: no example error-${code}`, location });
      }
      for (const name of shown.filter((name) => !codes.has(name.slice('error-'.length)))) {
        report({
          message: `${operation.operationId}: example ${name} shows a code that x-errors lacks`,
          location,
        });
      }
    },
  };
};
