import { basename } from 'node:path';
import type { Rule } from './rule.ts';

/** One operation per file, named after its operationId (docs/design/style.md rule 2). */
export const operationFileName: Rule = () => ({
  Operation(operation, { report, location }) {
    const file = basename(location.source.absoluteRef, '.yaml');
    if (operation.operationId && file !== operation.operationId) {
      report({
        message: `operation ${operation.operationId} lies in ${file}.yaml`,
        location: location.child(['operationId']),
        suggest: [`operations/${operation.operationId}.yaml`],
      });
    }
  },
});
