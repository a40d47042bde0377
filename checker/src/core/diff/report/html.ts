/** Writes a comparison as one self-contained page. */
import { xml as escape } from '../../report/junit.ts';
import { ORDER, type Cause } from '../changes/causes.ts';
import { address, count, titleOf, type Result } from './result.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { margin: 0 auto; padding: 24px; max-width: 1080px; } h1 { font-size: 22px; } h2 { font-size: 17px; margin-top: 32px; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin: 12px 0; } h3 { margin: 0 0 4px; font-size: 15px; overflow-wrap: anywhere; }
code { font: 12.5px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; } p { margin: 4px 0; } summary { cursor: pointer; }
`;

/** Returns the page. */
export function html(result: Result): string {
  const { old, fresh, leftOut, ignored, causes } = result;
  const title = `Changes from ${escape(old.name)} to ${escape(fresh.name)}`;
  const sections = ORDER.map((verdict) => {
    const all = causes.filter((cause) => cause.verdict === verdict);
    return all.length === 0
      ? ''
      : `<h2 id="${verdict}">${verdict} (${all.length})</h2>\n${all.map((cause) => article(result, cause)).join('\n')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body>
<h1>${title}</h1>
<p>${ORDER.map((verdict) => `${count(result, verdict)} ${verdict}`).join(', ')}</p>
${sections.join('\n')}
${list('Left out', leftOut)}
${list(
  'Ignored',
  ignored.map(({ cause, reason }) => `${titleOf(cause)}: ${reason}`),
)}
</body></html>
`;
}

function article(result: Result, cause: Cause): string {
  const { findings, affects, id } = cause;
  const where = affects
    .map(({ subject, where: place }) => `<li>${escape(`${subject} ${place}`)}</li>`)
    .join('');
  return `<article><h3>${escape(titleOf(cause))}</h3>
${findings.map(({ rule, verdict, why }) => `<p><code>${escape(rule)}</code> ${verdict}: ${escape(why)}</p>`).join('\n')}
<p><code>${escape(address(result, cause))}</code> id <code>${id}</code></p>
<details><summary>${affects.length} places</summary><ul>${where}</ul></details></article>`;
}

const list = (title: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
