/** Accidents to scenario files during work, each with its repair. */
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Accident {
  readonly harm: () => void;
  readonly mend: () => void;
}

const PARENT = 'title: 父\nextends: [baseline]\n';

/** @param scenarios the folder of scenario files */
export function accidentsIn(scenarios: string): readonly Accident[] {
  const at = (file: string): string => join(scenarios, file);
  const parent = at('start/z-parent.yaml');
  writeFileSync(parent, PARENT);
  writeFileSync(at('start/a-child.yaml'), 'title: 子\nextends: [z-parent]\n');
  const written = (text: string | Buffer): Accident => ({
    harm: () => writeFileSync(parent, text),
    mend: () => writeFileSync(parent, PARENT),
  });
  const away = (path: string): Accident => ({
    harm: () => renameSync(path, `${scenarios}-away`),
    mend: () => renameSync(`${scenarios}-away`, path),
  });
  return [
    // An unknown parent, and a circle of parents.
    written('title: 父\nextends: [baselin]\n'),
    written('title: 父\nextends: [a-child]\n'),
    // Broken YAML, and a value of a wrong type.
    written('title: [父\n'),
    written('title: 父\ngiven: 3\n'),
    // An empty file, and files that are no text.
    written(''),
    written('\0'),
    written(Buffer.from('title: \u00b8\u00b8\n', 'latin1')),
    // A removed file, a link to itself, a removed group, and all files removed.
    { harm: () => rmSync(parent), mend: () => writeFileSync(parent, PARENT) },
    {
      harm: () => symlinkSync('round.yaml', at('start/round.yaml')),
      mend: () => rmSync(at('start/round.yaml')),
    },
    away(at('start')),
    away(scenarios),
  ];
}
