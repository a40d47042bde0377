/** Writes changes, or differences to recorded traffic, as a Markdown changelog. */

export interface Section {
  readonly title: string;
  readonly lines: readonly { readonly subject: string; readonly what: string }[];
}

/** Returns the changelog. Sections without lines are left out. */
export function changelog(title: string, sections: readonly Section[]): string {
  const parts = sections
    .filter(({ lines }) => lines.length > 0)
    .map((section) =>
      [
        `## ${section.title}`,
        '',
        ...section.lines.map(({ subject, what }) => `- **${plain(subject)}**: ${plain(what)}`),
      ].join('\n'),
    );
  return `${[`# ${plain(title)}`, ...(parts.length > 0 ? parts : ['Nothing.'])].join('\n\n')}\n`;
}

/** Escapes markup in texts of a contract or a backend. */
const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/([*_`[\]])/g, '\\$1')
    .replaceAll(/\s*\n\s*/g, ' ');
