import type { Scenario, Site } from '../model.ts';
import { html, type Html } from './html.ts';

/** Small pieces that several pages share. */

/** A table in a box of its own, so that on a phone the box scrolls and the page does not. */
export function table(
  heads: readonly (string | { readonly figure: string })[],
  rows: readonly Html[],
  label: string,
): Html {
  const cells = heads.map((head) =>
    typeof head === 'string'
      ? html`<th scope="col">${head}</th>`
      : html`<th scope="col" class="figure">${head.figure}</th>`,
  );
  const size = heads.length > 5 ? 'table wide' : 'table';
  return html`<div class="${size}" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${cells}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

export const code = (text: string): Html => html`<code>${text}</code>`;

/** A block of text to copy. */
export const block = (text: string, label: string): Html =>
  html`<div class="block">
    <button class="copy" type="button" aria-label="复制${label}">复制</button>
    <pre tabindex="0" aria-label="${label}"><code>${text}</code></pre>
  </div>`;

export const json = (value: unknown, label: string): Html =>
  block(JSON.stringify(value, undefined, 2), label);

/** Where a fact comes from: a section of the specification, or our own decision. */
export const provenance = ({
  spec,
  provenance: assumed,
}: {
  readonly spec?: string;
  readonly provenance?: 'assumed';
}): Html =>
  assumed === 'assumed' || !spec
    ? html`<span class="tag warn">约定</span>${spec && html` <span class="muted">参照规范 ${spec}</span>`}`
    : html`<span class="muted">规范 ${spec}</span>`;

/** A list that takes no more room than its first entries need. */
export function folded(items: readonly Html[], unit: string, shown = 3): Html {
  const joined = html`${items.map((item, index) => html`${index > 0 && '、'}${item}`)}`;
  return items.length <= shown
    ? joined
    : html`<details>
        <summary>${items.length} ${unit}</summary>
        ${joined}
      </details>`;
}

/** A scenario by name: plain text on disk, a link into the portal where the simulator serves the page (client/served.js). */
export function scenario(name: string, scenarios: Site['scenarios']): Html {
  const known = scenarios.get(name);
  return known
    ? html`<span class="scenario" data-visit="${visitOf(known)}" title="${known.title}">${name}</span>`
    : html`<span class="scenario">${name}</span>`;
}

function visitOf({ name, visit }: Scenario): string {
  const query = `scenario=${encodeURIComponent(name)}`;
  const [path = '', hash] = visit.split('#');
  return `/front${path}${path.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
