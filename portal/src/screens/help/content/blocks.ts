/** Content of help pages as typed data, which the pages render and the search reads. */

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  /** Anchor of the question on the page: `#id`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** The page with more details. */
  readonly more?: string;
}

export interface PageLink {
  readonly text: string;
  readonly to: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly text: string }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'links'; readonly links: readonly PageLink[] };

export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface HelpPage {
  /** Path and title come from the screen's record. */
  readonly path: string;
  readonly title: string;
  /** One line below the title. */
  readonly summary: string;
  readonly sections: readonly HelpSection[];
}

/** The content of a screen's help page. */
export const helpPage = (
  { path, title }: Pick<HelpPage, 'path' | 'title'>,
  content: Pick<HelpPage, 'summary' | 'sections'>,
): HelpPage => ({ path, title, ...content });

export interface HelpGroup {
  /** Absent for a group of one page. */
  readonly title?: string;
  readonly pages: readonly HelpPage[];
}

/** One help centre: its pages in the order of its navigation. */
export interface HelpSite {
  readonly title: string;
  readonly groups: readonly HelpGroup[];
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const steps = (...all: readonly (readonly [title: string, text: string])[]): Block => ({
  kind: 'steps',
  steps: all.map(([title, words]) => ({ title, text: words })),
});
export const table = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Block => ({ kind: 'table', caption, columns, rows });
export const note = (words: string): Block => ({ kind: 'note', tone: 'info', text: words });
export const warning = (words: string): Block => ({ kind: 'note', tone: 'warning', text: words });
export const questions = (...all: readonly Question[]): Block => ({ kind: 'questions', questions: all });
export const links = (...all: readonly (readonly [text: string, to: string])[]): Block => ({
  kind: 'links',
  links: all.map(([words, to]) => ({ text: words, to })),
});

export const section = (id: string, title: string, ...blocks: readonly Block[]): HelpSection => ({
  id,
  title,
  blocks,
});
