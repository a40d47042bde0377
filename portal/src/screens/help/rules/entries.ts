import type { Block, HelpPage, HelpSite } from '../content/blocks.ts';
import { pagesOf } from './siteMap.ts';

/** Something that the search finds: a section or a question, with its address. */
export interface Entry {
  readonly path: string;
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** The words of a block, for the search. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'steps':
      return block.steps.map(({ title, text }) => `${title} ${text}`).join(' ');
    case 'table':
      return block.rows.map((row) => row.join(' ')).join(' ');
    case 'questions':
      return block.questions.map(({ question, answer }) => `${question} ${answer}`).join(' ');
    case 'links':
      return '';
  }
}

/** The sections and questions of a page. A question is an entry of its own, not part of its section. */
function entriesOfPage({ path, title: page, summary, sections }: HelpPage): Entry[] {
  return sections.flatMap(({ id, title, blocks }, index) => {
    const text = blocks.filter(({ kind }) => kind !== 'questions').map(wordsOf);
    const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
    const sectionText = [...(index === 0 ? [summary] : []), ...text].filter(Boolean).join(' ');
    return [
      ...(sectionText === '' ? [] : [{ path, id, page, title, text: sectionText }]),
      ...questions.map((each) => ({ path, id: each.id, page, title: each.question, text: each.answer })),
    ];
  });
}

/** All sections and questions of a help centre. */
export const entriesOf = (site: HelpSite): readonly Entry[] => pagesOf(site).flatMap(entriesOfPage);
