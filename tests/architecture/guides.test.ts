import { expect, test } from 'vitest';
import { commandsNamed, pathsNamed } from './guides.ts';

const guide = [
  'Scenarios are in `scenarios/`, screens in `portal/src/screens/<family>/`, see `./docs/glossary.md`, `attic/`.',
  'Open `http://127.0.0.1:4010/front/` or `/_sim`; the type is `application/json`, the build `portal/dist/`.',
  'Run `npm start`, `npm run generate -- --check`, or npm run proof -- sim:laws.',
  '```sh',
  'npm run -s lint',
  '```',
].join('\n');

test('finds paths in inline code, without placeholders, URLs and build output', () => {
  expect(pathsNamed(guide)).toEqual(['scenarios/', 'docs/glossary.md', 'attic/']);
});

test('finds commands anywhere', () => {
  expect(commandsNamed(guide)).toEqual(['generate', 'proof', 'lint', 'start']);
});
