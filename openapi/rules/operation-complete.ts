import type { OperationNode, Rule } from './rule.ts';

/**
 * Every operation has a summary in Chinese and English, a source or a reason, read or write, and at least one
 * success example (docs/design/contracts.md). Its errors: error-table.ts.
 */
export const operationComplete: Rule = () => ({
  Operation(operation, { report, location }) {
    for (const message of missing(operation))
      report({ message: `${operation.operationId}: ${message}`, location });
  },
});

function* missing(operation: OperationNode): Generator<string> {
  if (!/[\u4e00-\u9fff].* · \S/.test(operation.summary ?? '')) yield 'summary must read "中文 · English"';
  const provenance = operation['x-provenance'];
  if (!operation['x-spec'] && provenance !== 'assumed')
    yield 'give x-spec (a section such as "2 §7") or x-provenance: assumed';
  if (provenance === 'assumed' && !operation['x-why']) yield 'an assumed operation gives one line x-why';
  if (!['read', 'write'].includes(String(operation['x-effect']))) yield 'give x-effect: read or write';
  const [media] = Object.values(operation.responses?.['200']?.content ?? {});
  if (!media?.examples || Object.keys(media.examples).length === 0) yield 'the 200 answer has no examples';
}
