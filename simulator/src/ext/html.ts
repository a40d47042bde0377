/** A piece of HTML. `markup` inserts it unchanged and escapes every other value. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(escape).join('');
  if (value instanceof Html) return value.text;
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
};

export const markup = (strings: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(strings.reduce((text, part, index) => text + escape(values[index - 1] ?? '') + part));

/** Returns a complete page in the console's style: plain HTML, without a script unless the content has one (auth.ts). */
export const page = (title: string, content: Html): string =>
  markup`<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · 模拟器</title>
    <link rel="stylesheet" href="/_sim/console/style.css">
    <link rel="icon" href="/_sim/console/icon.svg">
  </head>
  <body class="single">
    <main class="card sheet">
      <p class="caption">模拟页面，不会发生真实业务</p>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`.text;
