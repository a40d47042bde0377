import type { Site } from '../read/site.ts';
import { h, type Html, markup, type Part } from './html.ts';
import { link } from './parts.ts';

export interface Page {
  /** File name without `.html`. */
  readonly name: string;
  readonly title: string;
  /** Introduction, at most one line. */
  readonly lead: string;
  readonly body: Part;
}

const GUIDES = { index: '总览', envelopes: '信封与调用', errors: '错误码', enums: '枚举' };

/** Renders a whole page: header with search, side navigation, content. Without inline scripts and styles, so that any CSP permits it. */
export function layout({ name, title, lead, body }: Page, site: Site): string {
  const head = h('head', {}, [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', {}, `${title} · 接口文档`),
    h('link', { rel: 'icon', href: 'logo.svg', type: 'image/svg+xml' }),
    h('link', { rel: 'stylesheet', href: 'markdown.css' }),
    h('link', { rel: 'stylesheet', href: 'site.css' }),
    h('script', { src: 'search-index.js', defer: true }),
    h('script', { src: 'site.js', defer: true }),
  ]);
  const top = h('header', {}, [
    h('button', { class: 'menu', type: 'button', 'aria-expanded': 'false', 'aria-controls': 'side' }, '目录'),
    link('index.html', h('img', { src: 'logo.svg', alt: '采购金采接口文档', width: 28, height: 28 })),
    searchBox,
  ]);
  const frame = h('div', { class: 'frame' }, [
    h('nav', { id: 'side', 'aria-label': '目录' }, navigation(name, site)),
    h('main', { id: 'content' }, h('h1', {}, title), h('p', {}, lead), body),
  ]);
  const skip = h('a', { class: 'skip', href: '#content' }, '跳到正文');
  return `<!doctype html>\n${markup(h('html', { lang: 'zh-CN' }, head, h('body', { class: 'markdown-body' }, skip, top, frame)))}\n`;
}

const box = { id: 'search', type: 'search', role: 'combobox', autocomplete: 'off', spellcheck: 'false' };
const searchBox = h('div', { class: 'search', role: 'search' }, [
  h('input', { ...box, placeholder: '按 / 搜索接口、路径、字段、错误码、枚举', 'aria-label': '搜索' }),
  h('div', { id: 'results', hidden: true }, [
    h('div', { id: 'options', role: 'listbox', 'aria-label': '搜索结果' }),
    h('p', { id: 'found', class: 'muted', role: 'status' }),
  ]),
]);

/** Renders links to the guides and services, with the operations of the current service. */
function navigation(current: string, { services }: Site): Part {
  const item = (name: string, label: Part, below: Part = false): Html =>
    h('li', {}, [
      h('a', { href: `${name}.html`, 'aria-current': name === current && 'page' }, label),
      name === current && below,
    ]);
  const group = (title: string, items: readonly Html[]) => [h('b', {}, title), h('ul', {}, items)];
  return [
    group(
      '说明',
      Object.entries(GUIDES).map(([name, label]) => item(name, label)),
    ),
    group(
      '服务',
      services.map(({ name, title, operations }) => {
        const below = operations.map(({ id }) => h('li', {}, link(`#${id}`, id)));
        return item(name, [title, h('span', { class: 'muted' }, operations.length)], h('ul', {}, below));
      }),
    ),
  ];
}
