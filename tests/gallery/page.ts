/** The gallery as an HTML page with filters, which marks what changed since another release. */
import { escapeHtml } from '../support/escapeHtml.ts';
import type { Difference } from './compare.ts';
import type { Gallery, Picture } from './pictures.ts';

const sizeNames = { 1440: '桌面 1440', 768: '平板 768', 375: '手机 375', paper: '打印' } as const;
const themeNames = { light: '浅色', dark: '深色' } as const;

/** A comparison with the gallery of another release. */
export interface Compared {
  readonly version: string;
  /** Folder of the earlier pictures, relative to the page. */
  readonly folder: string;
  readonly differences: ReadonlyMap<string, Difference>;
  /** Pictures of the earlier gallery only. */
  readonly gone: readonly Picture[];
}

/** Returns the HTML of the page. */
export function galleryPage({ version, builtAt, pictures }: Gallery, compared?: Compared): string {
  const screens = [...Map.groupBy(pictures, ({ scenario, path }) => `${scenario} ${path}`).values()];
  const against = compared ? comparison(compared) : '';
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>页面图册 ${escapeHtml(version)}</title>
<style>${style}</style>
<h1>页面图册 ${escapeHtml(version)}</h1>
<p>${String(screens.length)} 个页面状态，${String(pictures.length)} 张图，生成于 ${escapeHtml(builtAt)}。</p>
<form role="search">
<input type="search" id="words" aria-label="查找" placeholder="页面、地址或场景">
${select('size', '尺寸', sizeNames)}${select('theme', '主题', themeNames)}
${against}
<output id="count"></output>
</form>
<main>
${screens.map((one) => section(one, compared)).join('\n')}
</main>
<script src="inPage.js"></script>
</html>
`;
}

function comparison({ version, differences, gone }: Compared): string {
  const changed = differences.size - gone.length;
  const removed = [
    ...new Set(gone.map(({ path, scenario }) => `<li>${escapeHtml(`${path} 场景 ${scenario}`)}</li>`)),
  ];
  return `<p>与 ${escapeHtml(version)} 相比：${String(changed)} 张有变化或新增，${String(gone.length)} 张不再出现。</p>
<label><input type="checkbox" id="changed"> 只看有变化的</label>
${removed.length === 0 ? '' : `<details><summary>不再出现的页面状态</summary><ul>${removed.join('')}</ul></details>`}`;
}

const select = (id: string, label: string, names: Readonly<Record<string, string>>): string =>
  `<select id="${id}" aria-label="${label}"><option value="">全部${label}</option>${Object.entries(names)
    .map(([value, name]) => `<option value="${value}">${name}</option>`)
    .join('')}</select>`;

function section(pictures: readonly Picture[], compared: Compared | undefined): string {
  const { title = '', path = '', scenario = '' } = pictures[0] ?? {};
  const words = `${title} ${path} ${scenario}`.toLowerCase();
  return `<section data-words="${escapeHtml(words)}"><h2>${escapeHtml(title || path)}</h2>
<p><code>${escapeHtml(path)}</code> 场景 ${escapeHtml(scenario)}</p>
${pictures.map((picture) => figure(picture, compared)).join('')}</section>`;
}

function figure({ file, size, theme }: Picture, compared: Compared | undefined): string {
  const difference = compared?.differences.get(file);
  const before =
    compared && difference && difference.kind !== 'new' ? link(`${compared.folder}/${file}`, '之前') : '';
  return `<figure data-size="${size}" data-theme="${theme}"${difference ? ' data-changed' : ''}>${before}${link(file, '')}<figcaption>${sizeNames[size]} ${themeNames[theme]}${difference ? ` · ${wordsOf(difference)}` : ''}</figcaption></figure>`;
}

const link = (file: string, alt: string): string =>
  `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${alt}" loading="lazy"></a>`;

function wordsOf(difference: Difference): string {
  if (difference.kind === 'pixels') return `${(difference.share * 100).toFixed(2)} % 像素不同`;
  return { new: '新增', gone: '不再出现', size: '尺寸不同' }[difference.kind];
}

const style = `
:root { color-scheme: light dark }
body { font: 14px/22px "PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif; margin: 24px auto; padding: 0 16px; max-width: 1600px }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 12px; padding: 12px 0; background: Canvas; z-index: 1; align-items: center }
form p { margin: 0 } input[type=search] { width: 280px } input, select { font: inherit; padding: 4px 8px }
section { border-top: 1px solid #8884; padding: 12px 0 } h2 { margin: 0; font-size: 18px } section p { margin: 4px 0 12px }
figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top } figcaption { font-size: 12px; opacity: .75 }
img { width: 240px; height: 300px; object-fit: contain; object-position: top; border: 1px solid #8884 }
figure[data-changed] img { border-color: #c60 }
[hidden] { display: none }`;
