/** Writes the report for a terminal. */
import { grouped } from '../base/grouped.ts';
import { gapLine } from '../gaps/gaps.ts';
import { coverageFigures } from './figures.ts';
import type { CoverageRow, Finding, Report } from './report.ts';
import { verdictOf } from './verdict.ts';

/** Maximum number of findings on the terminal; report files have all. */
const MAX_FINDINGS = 25;

/** Returns the report as text. */
export function terminal(report: Report): string {
  const { findings, known, toBeAgreed, undeclared, leftOut, notLookedAt = [] } = report;
  const parts = [
    ...findings.slice(0, MAX_FINDINGS).map(finding),
    ...(findings.length > MAX_FINDINGS
      ? [`… and ${findings.length - MAX_FINDINGS} more findings (--json, --html)`]
      : []),
    ...(toBeAgreed.length > 0
      ? [
          section(
            'To be agreed: the contract only assumes these codes (check.codes.yaml)',
            toBeAgreed.map(
              ({ operation, assumed, when, came }) =>
                `${operation}: ${when} came as ${came}, assumed ${assumed}`,
            ),
          ),
        ]
      : []),
    ...(undeclared.length > 0
      ? [
          section(
            'Codes that no error table has (an overlay with x-errors adds them)',
            [...grouped(undeclared, ({ code }) => code)].map(
              ([code, all]) => `${code}: ${operationsOf(all)}`,
            ),
          ),
        ]
      : []),
    ...(leftOut.length > 0 ? [section('Left out', few(leftOut))] : []),
    ...(notLookedAt.length > 0 ? [section('Not looked at', notLookedAt.map(gapLine))] : []),
    coverage(report),
    ...(known.length > 0 ? [`${known.length} known findings (baseline)`] : []),
    summary(report),
  ];
  return parts.join('\n\n');
}

/** Maximum number of lines about left-out parts. */
const LINES = 40;

/** Shows the first lines only. Report files have all of them. */
const few = (lines: readonly string[]): readonly string[] =>
  lines.length > LINES
    ? [...lines.slice(0, LINES), `… and ${lines.length - LINES} more (--json, --html)`]
    : lines;

function finding(each: Finding): string {
  const lines = [
    `✗ ${each.operation} · ${each.check} (${each.origin}) · ${each.trigger}${each.count > 1 ? ` · ${each.count} times` : ''}`,
    `  ${each.message}`,
    ...(each.steps ?? []).map((step, index) => `  ${index + 1}. ${step}`),
    `  sent      ${each.sent.curl}`,
    `  came      HTTP ${each.got.status} ${each.got.body.slice(0, 300)}`,
    `  contract  ${each.contract.file}:${each.contract.line} ${each.contract.says}`,
    ...(each.expected ? [`  expected  ${each.expected.code}`] : []),
    `  replay    ${each.replay}`,
  ];
  return lines.join('\n');
}

/** Returns the first three operations and the number of others. */
function operationsOf(all: readonly { readonly operation: string }[]): string {
  const names = [...new Set(all.map(({ operation }) => operation))];
  const [shown, more] = [names.slice(0, 3).join(', '), names.length - 3];
  return more > 0 ? `${shown} and ${more} more` : shown;
}

const section = (title: string, lines: readonly string[]): string =>
  [`${title}${lines.length > 0 ? ':' : ''}`, ...lines.map((line) => `  ${line}`)].join('\n');

/** Writes the coverage of each operation and the reasons for gaps; a reason shared by many rows appears once. */
function coverage(report: Report): string {
  const { covered, rows, percent } = coverageFigures(report);
  const missing = report.coverage.filter(({ state }) => state === 'not-reached');
  const byReason = grouped(missing, ({ why = '' }) => why);
  const reasons = [...byReason]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([why, all]) => `${all.length} × ${why}: ${shown(all)}`);
  return section(
    `Coverage: ${covered} of ${rows} (operation, code, trigger), ${percent} %${missing.length > 0 ? '; not reached' : ''}`,
    reasons,
  );
}

function shown(rows: readonly CoverageRow[]): string {
  const names = rows.slice(0, 3).map(({ operation, code }) => `${operation} ${code}`);
  return `${names.join(', ')}${rows.length > names.length ? ', …' : ''}`;
}

function summary(report: Report): string {
  const { exchanges, operations, seconds, seed, unread = 0, ended } = report;
  const parts = [
    verdictOf(report).text,
    ...(ended === undefined ? [] : [`ended early: ${ended}`]),
    `${operations} operations, ${exchanges} requests in ${seconds} s`,
    ...(unread > 0 ? [`${unread} parts of the contract left out`] : []),
    `seed ${seed}`,
  ];
  return parts.join(' · ');
}
