/** Writes the page of rules: the verdict on each kind of change, with its reason. */
import { ORDER } from './changes/causes.ts';
import { rules, type RuleId } from './changes/rules.ts';

/** Returns Markdown with one heading per rule, so that `#response-property-removed` leads to it. */
export function rulesPage(): string {
  const ids = Object.keys(rules) as RuleId[];
  const sections = ORDER.map((verdict) => {
    const own = ids.filter((id) => rules[id].verdict === verdict).sort();
    return [
      `## ${verdict} (${own.length})`,
      ...own.map((id) => `### ${id}\n\n${sentence(rules[id].why)}`),
    ].join('\n\n');
  });
  return [
    '# Rules of `check diff`',
    'breaking: a caller that kept the old contract fails. unclear: it depends on the caller. safe: no caller fails.',
    ...sections,
  ].join('\n\n');
}

const sentence = (clause: string): string => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;
