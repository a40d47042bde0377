/** The paths and npm scripts that a guide (Markdown) names in code. */

/** The folders at the top of the repository; a new one is a decision, made here. */
export const topFolders = [
  ...['openapi', 'generated', 'scenarios', 'simulator', 'portal', 'checker', 'tests', 'tools', 'docs'],
  ...['.ci', '.github', '.vscode'],
];

/** Made by a build or a run, so not in a fresh clone. */
const made = ['portal/dist', '.cache', 'node_modules', 'test-results', 'playwright-report'];

/**
 * Inline code that reads as a path of this repository: it ends in a slash or begins with one of the folders at
 * its top (`application/json` does neither). Placeholders (`<name>`, `…`, `*`, `$X`) and URLs are no names.
 */
export function pathsNamed(markdown: string): string[] {
  const words = inlineCode(markdown).flatMap((code) => code.split(/\s+/));
  return words
    .map((word) => word.replace(/[,.;:]$/, '').replace(/^\.\//, ''))
    .filter((word) => /^[.\w-]+\/([\w.@-]+\/?)*$/.test(word))
    .filter((word) => word.endsWith('/') || topFolders.includes(word.split('/')[0] ?? ''))
    .filter((word) => !made.some((path) => word.startsWith(path)));
}

/** `npm run x` names x, `npm start` and `npm test` name themselves; in prose, inline code and code blocks alike. */
export function commandsNamed(markdown: string): string[] {
  const run = [...markdown.matchAll(/\bnpm run (?:--?[\w-]+ )*([\w:-]+)/g)].map(([, name = '']) => name);
  const short = [...markdown.matchAll(/\bnpm (start|test)\b/g)].map(([, name = '']) => name);
  return [...new Set([...run, ...short])];
}

/** `npm run proof -- x` names the proof x; `NAME` stands for any. */
export const proofsNamed = (markdown: string): string[] =>
  [...markdown.matchAll(/npm run proof -- ([\w:]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'NAME');

function inlineCode(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
