/** Writes a summary that code hosts show beside a change: findings, their reproduction, and the coverage. */
import { gapLine } from '../gaps/gaps.ts';
import { coverageFigures } from './figures.ts';
import type { Finding, Report } from './report.ts';

/** Maximum number of findings in the summary. */
const MAX_FINDINGS = 20;

/** Returns the summary. */
export function markdown(report: Report): string {
  const { findings, known, leftOut, notLookedAt = [], target, operations, exchanges, seconds, seed } = report;
  const { covered, rows, percent } = coverageFigures(report);
  const head =
    findings.length === 0
      ? '✓ The contract is kept'
      : `✗ The contract is broken: ${findings.length} findings`;
  return [
    `## ${head}`,
    `${cell(target)}: ${operations} operations, ${exchanges} requests in ${seconds} s, seed ${seed}. Covered: ${covered} of ${rows} (operation, code, trigger), ${percent} %.${known.length > 0 ? ` ${known.length} known findings.` : ''}`,
    ...(findings.length > 0
      ? [
          [
            '| operation | check | what is wrong | times |',
            '|---|---|---|---|',
            ...findings
              .slice(0, MAX_FINDINGS)
              .map(
                ({ operation, check, origin, message, count }) =>
                  `| ${cell(operation)} | ${cell(check)} (${origin}) | ${cell(message)} | ${count} |`,
              ),
          ].join('\n'),
        ]
      : []),
    ...findings.slice(0, MAX_FINDINGS).map(details),
    ...(findings.length > MAX_FINDINGS ? [`… and ${findings.length - MAX_FINDINGS} more.`] : []),
    ...(leftOut.length > 0 ? [`Left out:\n${leftOut.map((line) => `- ${cell(line)}`).join('\n')}`] : []),
    ...(notLookedAt.length > 0
      ? [`Not looked at:\n${notLookedAt.map((gap) => `- ${cell(gapLine(gap))}`).join('\n')}`]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function details({ operation, message, sent, got, contract, expected, replay }: Finding): string {
  const lines = [
    sent.curl,
    `HTTP ${got.status} ${got.body.slice(0, 400)}`,
    `${contract.file}:${contract.line} ${contract.says}`,
    ...(expected ? [`expected ${expected.code}`] : []),
    replay,
  ];
  // A fence must be longer than every row of backticks in the text.
  const backticks = lines.join('\n').match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...backticks.map(({ length }) => length + 1)));
  return `<details><summary>${html(`${operation}: ${message}`)}</summary>\n\n${fence}\n${lines.join('\n')}\n${fence}\n</details>`;
}

/** Escapes a backend's text for a table cell. */
const cell = (text: string): string =>
  html(text)
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('`', '\\`');

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
