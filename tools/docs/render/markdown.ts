import { html, type Html } from './html.ts';

/** As much Markdown as a change log needs: headings (one level down, its title dropped), lists, paragraphs, `code`. */
export function markdown(text: string): Html {
  const blocks = text.split(/\n{2,}|\n(?=#)/).map((block) => block.trim());
  return html`${blocks.filter((block) => block !== '' && !/^# /.test(block)).map(blockOf)}`;
}

function blockOf(block: string): Html {
  const heading = /^(##+) (.*)$/.exec(block);
  if (heading)
    return heading[1] === '##'
      ? html`<h3>${inline(heading[2]!)}</h3>`
      : html`<h4>${inline(heading[2]!)}</h4>`;
  if (!block.startsWith('- ')) return html`<p>${inline(block)}</p>`;
  const items = block.split(/\n?^- /m).filter(Boolean);
  return html`<ul>
    ${items.map((item) => html`<li>${inline(item)}</li>`)}
  </ul>`;
}

/** Odd pieces between backticks are code. */
const inline = (text: string): Html =>
  html`${text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
