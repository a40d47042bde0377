/** The scenario files of a folder: `<group>/<name>.yaml`. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Problem } from './problem.ts';

export interface Source {
  /** Path inside the folder, with `/` on every platform. */
  readonly file: string;
  readonly group: string;
  readonly name: string;
  readonly text: string;
}

/** In order of names, whatever the group. */
export const sourcesIn = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({
      file: path.split(sep).join('/'),
      group: dirname(path),
      name: basename(path, '.yaml'),
      text: readFileSync(join(folder, path), 'utf8'),
    }))
    .sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));

/** A file that lies in no group's folder, and files of one name: a name must mean one scenario, in whatever group it is. */
export function misplaced(sources: readonly Source[]): Problem[] {
  const byName = Map.groupBy(sources, ({ name }) => name);
  return sources.flatMap(({ file, group, name }) => {
    const namesakes = (byName.get(name) ?? []).filter((other) => other.file !== file);
    const messages = [
      ...(/^[a-z0-9-]+$/.test(group) ? [] : [`应放在以组命名的文件夹里：<组>/${name}.yaml`]),
      ...namesakes.map((other) => `场景名 ${name} 已用于 ${other.file}，各组之间也不能重名`),
    ];
    return messages.map((message) => ({ file, line: 1, pointer: '', message }));
  });
}
