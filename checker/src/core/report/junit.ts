/** Writes JUnit XML: a suite per operation, a failed test per finding. */
import { grouped } from '../base/grouped.ts';
import type { Finding, Report } from './report.ts';

/** Returns the XML document. */
export function junit(report: Report): string {
  const byOperation = grouped(report.findings, ({ operation }) => operation);
  const operations = [
    ...new Set([...report.coverage.map(({ operation }) => operation), ...byOperation.keys()]),
  ];
  const suites = operations.map((operation) => suite(operation, byOperation.get(operation) ?? []));
  const failures = report.findings.length;
  const tests = operations.reduce(
    (sum, operation) => sum + Math.max(1, byOperation.get(operation)?.length ?? 0),
    0,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" tests="${tests}" failures="${failures}" time="${report.seconds}">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(operation: string, findings: readonly Finding[]): string {
  const cases =
    findings.length === 0
      ? [`    <testcase classname="${xml(operation)}" name="keeps the contract"/>`]
      : findings.map(testcase);
  return `  <testsuite name="${xml(operation)}" tests="${cases.length}" failures="${findings.length}">\n${cases.join('\n')}\n  </testsuite>`;
}

function testcase({
  operation,
  check,
  origin,
  trigger,
  message,
  sent,
  got,
  contract,
  replay,
}: Finding): string {
  const text = [
    message,
    sent.curl,
    `HTTP ${got.status} ${got.body}`,
    `${contract.file}:${contract.line} ${contract.says}`,
    replay,
  ].join('\n');
  return `    <testcase classname="${xml(operation)}" name="${xml(`${check} (${trigger})`)}"><properties><property name="origin" value="${origin}"/></properties><failure message="${xml(message)}">${xml(text)}</failure></testcase>`;
}

/** Escapes text. XML allows no control characters, not even escaped. */
export const xml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
