import { marked } from 'marked';

/** Text that is already markup. Any other text is escaped when it becomes part of a page. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Content of an element: markup, text, or a list of parts. `false` and absent parts render nothing. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const VOID = new Set(['br', 'img', 'input', 'link', 'meta']);
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Renders parts: joins lists, and omits `false` and absent parts. */
export function markup(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(markup).join('') : escaped(String(part));
}

/** Renders one element. Omits an attribute that is `false` or absent; `true` gives an attribute without a value. */
export function h(tag: string, attributes: Attributes = {}, ...children: readonly Part[]): Html {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
  });
  const opened = `<${tag}${written.join('')}>`;
  return new Html(VOID.has(tag) ? opened : `${opened}${markup(children)}</${tag}>`);
}

/** Renders the repository's own Markdown, without its title and with headings one level lower. */
export function markdown(text: string): Html {
  const body = text.replace(/^# .*\n/, '').replace(/^#+ /gm, '#$&');
  return new Html(marked.parse(body, { async: false }));
}
