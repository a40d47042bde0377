/** The scenario files of a folder: `<group>/<name>.yaml`. */
import { isUtf8 } from 'node:buffer';
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

/** Returns the files in order of names across groups, and problems of other entries. */
export function sourcesIn(folder: string): { sources: Source[]; problems: Problem[] } {
  const sources: Source[] = [];
  const problems: Problem[] = [];
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.split(sep).join('/');
    const report = (message: string) => problems.push({ file, line: 1, pointer: '', message });
    if (path.endsWith('.yml')) report('文件名应以 .yaml 结尾');
    if (!path.endsWith('.yaml')) continue;
    try {
      const text = textOf(readFileSync(join(folder, path)));
      if (text === undefined) report('不是 UTF-8 编码，请另存为 UTF-8');
      else sources.push({ file, group: dirname(path), name: basename(path, '.yaml'), text });
    } catch (error) {
      report(isFolder(error) ? '应为文件，而不是文件夹' : `无法读取：${String(error)}`);
    }
  }
  return { sources: sources.sort(byName), problems };
}

/** Removes the byte order mark. @returns undefined if the bytes are not UTF-8 */
function textOf(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? bytes.toString('utf8').replace(/^\uFEFF/, '') : undefined;
}

const byName = (one: Source, other: Source): number => {
  if (one.name === other.name) return 0;
  return one.name < other.name ? -1 : 1;
};

const isFolder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EISDIR';

/** Finds files outside a group's folder, and duplicate names: a name must identify one scenario across groups. */
export function misplaced(sources: readonly Source[]): Problem[] {
  const sameNamed = Map.groupBy(sources, ({ name }) => name);
  return sources.flatMap(({ file, group, name }) => {
    const namesakes = (sameNamed.get(name) ?? []).filter((other) => other.file !== file);
    const messages = [
      ...(/^[a-z0-9-]+$/.test(group) ? [] : [`应放在以组命名的文件夹里：<组>/${name}.yaml`]),
      ...namesakes.map((other) => `场景名 ${name} 已用于 ${other.file}，各组之间也不能重名`),
    ];
    return messages.map((message) => ({ file, line: 1, pointer: '', message }));
  });
}
