/** Tests that docs/commands.md lists every npm script and proof. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofs } from '#tools/launch/proofs.mjs';
import { root } from './files.ts';
import { commandsNamed } from './guides.ts';

const page = readFileSync(join(root, 'docs/commands.md'), 'utf8');
const [commands = '', listedProofs = ''] = page.split('## Proofs');

test('docs/commands.md lists every npm script', { tags: ['read-commands'] }, () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const listed = commandsNamed(
    commands
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n'),
  );
  expect(listed.toSorted()).toEqual(
    Object.keys(scripts)
      .filter((name) => name !== 'postinstall')
      .toSorted(),
  );
});

test('docs/commands.md lists every proof', { tags: ['read-commands'] }, () => {
  const rows = listedProofs.split('\n').flatMap((line) => /^\| (`.*?`) \|/.exec(line)?.[1] ?? []);
  const listed = rows.flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')));
  expect(listed.toSorted()).toEqual(Object.keys(proofs).toSorted());
});
