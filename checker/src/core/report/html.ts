/** Writes one self-contained page: findings, codes to be agreed, and the coverage of each operation. */
import { grouped } from '../base/grouped.ts';
import { gapLine } from '../gaps/gaps.ts';
import { coverageFigures } from './figures.ts';
import { xml as escape } from './junit.ts';
import type { CoverageRow, Finding, Report } from './report.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0 auto; padding: 24px; max-width: 1080px; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin-top: 32px; }
.kept { color: #16803c; } .broken { color: #c62828; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin: 12px 0; }
article h3 { margin: 0 0 4px; font-size: 15px; }
dl { display: grid; grid-template-columns: 5em 1fr; gap: 4px 12px; margin: 8px 0 0; } dt { opacity: .65; } dd { margin: 0; min-width: 0; }
code, pre { font: 12.5px/1.5 ui-monospace, monospace; } pre { margin: 0; overflow: auto; max-height: 220px; white-space: pre-wrap; word-break: break-all; }
table { border-collapse: collapse; width: 100%; } td, th { border-bottom: 1px solid var(--line); padding: 4px 8px; text-align: left; vertical-align: top; }
@media (max-width: 600px) { body { padding: 16px; } dl { grid-template-columns: 1fr; gap: 0; } dt { margin-top: 6px; } pre { max-height: none; } }
details summary { cursor: pointer; padding: 4px 0; }
`;

/** Returns the page of a report. */
export function html(report: Report): string {
  const {
    findings,
    known,
    toBeAgreed,
    leftOut,
    notLookedAt = [],
    target,
    seed,
    exchanges,
    operations,
    seconds,
  } = report;
  const { covered, rows, percent } = coverageFigures(report);
  const verdict =
    findings.length === 0
      ? '<span class="kept">kept</span>'
      : `<span class="broken">broken: ${findings.length} findings</span>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract check of ${escape(target)}</title><style>${STYLE}</style></head><body>
<h1>${escape(target)}: ${verdict}</h1>
<p>${operations} operations, ${exchanges} requests in ${seconds} s, seed ${seed}; ${covered} of ${rows} (operation, code, trigger) covered, ${percent} %${known.length > 0 ? `; ${known.length} known findings` : ''}</p>
${findings.map(article).join('\n')}
${list(
  'To be agreed',
  toBeAgreed.map(
    ({ operation, when, came, assumed }) =>
      `${operation}: ${when} came as ${came}, the contract assumes ${assumed}`,
  ),
)}
${list('Left out', leftOut)}
${list('Not looked at', notLookedAt.map(gapLine))}
<h2>Coverage</h2>
${[...grouped(report.coverage, ({ operation }) => operation)].map(([operation, all]) => coverage(operation, all)).join('\n')}
</body></html>
`;
}

function article({
  operation,
  check,
  trigger,
  title,
  origin,
  message,
  sent,
  got,
  contract,
  expected,
  replay,
  steps,
  count,
}: Finding): string {
  const rows = [
    ...(steps ?? []).map((step, index) => [`step ${index + 1}`, step]),
    ['sent', sent.curl],
    ['came', `HTTP ${got.status} ${got.type}, ${got.ms} ms\n${got.body}`],
    ['contract', `${contract.file}:${contract.line}\n${contract.says}`],
    ...(expected ? [['expected', `${expected.code}\n${expected.why}`]] : []),
    ['replay', replay],
  ];
  return `<article><h3>${escape(operation)} · ${escape(check)} · ${escape(trigger)}</h3>
<p><strong>${escape(message)}</strong><br>${escape(title)} (${origin})${count > 1 ? `, ${count} requests` : ''}</p>
<dl>${rows.map(([name, text]) => `<dt>${escape(name ?? '')}</dt><dd><pre>${escape(text ?? '')}</pre></dd>`).join('')}</dl></article>`;
}

const list = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

function coverage(operation: string, rows: readonly CoverageRow[]): string {
  const covered = rows.filter(({ state }) => state === 'covered').length;
  const body = rows.map(
    ({ code, layer, trigger, state, why }) =>
      `<tr><td><code>${escape(`${layer === undefined ? '' : `${layer} `}${code}`)}</code></td><td>${escape(trigger)}</td><td>${state === 'covered' ? '<span class="kept">covered</span>' : escape(why ?? '')}</td></tr>`,
  );
  return `<details><summary>${escape(operation)}: ${covered} of ${rows.length}</summary><table>${body.join('')}</table></details>`;
}
