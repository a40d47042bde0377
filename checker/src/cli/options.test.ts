import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCommand } from './args.ts';
import { optionsOf } from './options.ts';

const config = join(mkdtempSync(join(tmpdir(), 'options-')), 'check.yaml');
writeFileSync(config, 'target: http://localhost:1\ntimeLimit: 2s\nsecrets: [x-key]\n');

const given = ['--config', config, '--target', 'http://localhost:2'];

test.each([
  ['uses check.yaml for another backend', given, { timeLimitMs: 2000, secretNames: ['x-key'] }],
  [
    'does not use check.yaml for our simulator',
    [...given, '--simulator'],
    { configuration: undefined, timeLimitMs: undefined, secretNames: undefined },
  ],
])('%s', (_, args, wanted) => {
  const { configuration, timeLimitMs, secretNames } = optionsOf(readCommand(args).flags);
  expect({ configuration, timeLimitMs, secretNames }).toMatchObject(wanted);
});
