/** Finds the paths, npm scripts and proofs that a guide (Markdown) names. */

/** Top folders of the repository; a new one needs a decision record. */
export const topFolders = [
  ...['openapi', 'generated', 'scenarios', 'simulator', 'portal', 'checker', 'tests', 'tools', 'docs'],
  ...['.ci', '.github', '.vscode'],
];

/** Folders created by a build or a run, so missing in a fresh clone. */
const buildOutput = ['portal/dist', '.cache', 'node_modules', 'test-results', 'playwright-report'];

/**
 * Returns inline code that looks like a path of this repository: it ends in a slash or begins with a top folder
 * (`application/json` does neither). Placeholders (`<name>`, `…`, `*`, `$X`) and URLs are skipped.
 */
export function pathsNamed(markdown: string): string[] {
  const words = inlineCode(markdown).flatMap((code) => code.split(/\s+/));
  return words
    .map((word) => word.replace(/[,.;:]$/, '').replace(/^\.\//, ''))
    .filter((word) => /^[.\w-]+\/([\w.@-]+\/?)*$/.test(word))
    .filter((word) => word.endsWith('/') || topFolders.includes(word.split('/')[0] ?? ''))
    .filter((word) => !buildOutput.some((path) => word.startsWith(path)));
}

/** Returns script names: x for `npm run x`, and `npm start` and `npm test`; in prose, inline code and code blocks. */
export function commandsNamed(markdown: string): string[] {
  const run = [...markdown.matchAll(/\bnpm run (?:--?[\w-]+ )*([\w:-]+)/g)].map(([, name = '']) => name);
  const short = [...markdown.matchAll(/\bnpm (start|test)\b/g)].map(([, name = '']) => name);
  return [...new Set([...run, ...short])];
}

/** Returns proof names: x for `npm run proof -- x`; `NAME` is a placeholder. */
export const proofsNamed = (markdown: string): string[] =>
  [...markdown.matchAll(/npm run proof -- ([\w:]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NAME');

function inlineCode(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
