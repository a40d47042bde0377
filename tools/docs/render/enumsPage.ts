import { enumUses, type EnumUse } from '../enumUses.ts';
import type { Enumeration, Site } from '../model.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { code, folded, provenance, table } from './parts.ts';

export function enumsPage(site: Site): Page {
  const uses = enumUses(site);
  const body = html`<form class="filter card" data-filter role="search" aria-label="筛选枚举">
      <label>包含 <input type="search" name="q" autocomplete="off" /></label>
      <span class="muted" role="status"><span data-shown>${site.enums.length}</span> 个枚举</span>
    </form>
    ${site.enums.map((enumeration) => section(enumeration, uses.get(enumeration.name) ?? []))}
    <p class="muted" data-none hidden>没有符合的枚举。</p>`;
  return {
    file: 'enums.html',
    title: '枚举',
    lead: '多个接口共用的取值；代码里的名字与 generated/shared/enums.ts 相同。',
    body,
  };
}

function section({ name, description, spec, values }: Enumeration, uses: readonly EnumUse[]): Html {
  const rows = values.map(
    (one) =>
      html`<tr id="${name}.${one.value}">
        <td>${code(String(one.value))}</td>
        <td lang="en">${one.name}</td>
        <td>${one.label}</td>
      </tr>`,
  );
  const links = uses.map(({ label, link }) => html`<a href="${link}">${label}</a>`);
  return html`<section class="card enum" id="${name}" data-row aria-labelledby="${name}.title">
    <h2 id="${name}.title"><a class="anchor" href="#${name}">${name}</a></h2>
    <p>${description} ${provenance(spec ? { spec } : {})}</p>
    ${table(['值', '名字', '含义'], rows, name)}
    <p class="uses muted">${links.length > 0 ? html`用于 ${folded(links, '个字段')}` : '还没有接口使用。'}</p>
  </section>`;
}
