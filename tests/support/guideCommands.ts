/** Finds the commands, addresses and scenario files that README and guides show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../architecture/files.ts';

export interface ShownCommand {
  readonly page: string;
  readonly command: string;
}

const pages = ['README.md', ...filesBelow('docs/guide')];
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Returns lines of `sh` blocks, and inline code that begins with npm, npx or curl; each once. */
export function shownCommands(): ShownCommand[] {
  const all = pages.flatMap((page) => commandsOf(read(page)).map((command) => ({ page, command })));
  return all.filter((shown, index) => all.findIndex(({ command }) => command === shown.command) === index);
}

export function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].flatMap(([, , text = '']) =>
    text.replaceAll(/\\\n\s*/g, '').split('\n'),
  );
  const prose = markdown.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');
  const inline = [...prose.matchAll(/`((?:npm|npx|curl) [^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...inline].map((line) => line.trim()).filter((line) => line !== '');
}

/** Returns the addresses of a simulator at its usual port. */
export const shownAddresses = (): string[] => [
  ...new Set(pages.flatMap((page) => read(page).match(/http:\/\/127\.0\.0\.1:4010[^\s`>)]*/g) ?? [])),
];

/** Returns the scenario files that the guides show. */
export const shownScenarios = (): string[] =>
  pages.flatMap((page) =>
    [...read(page).matchAll(/^( *)```yaml\n([\s\S]*?)^\1```/gm)].map(([, indent = '', text = '']) =>
      text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    ),
  );
