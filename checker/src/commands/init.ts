/** `check init --contracts PATH`: writes a first check.yaml from the contract and lists the settings that the team must fill in. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Flags } from '../cli/args.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { CONFIGURATION } from '../core/config/configuration.ts';
import { readEnvelope } from '../core/config/envelope.ts';
import { isAddress } from '../core/contract/openapi/downloads.ts';
import { draftOf } from '../core/init/draft.ts';
import { guessedEnvelope } from '../core/init/guessedEnvelope.ts';
import { bundled } from '../core/reading/locate.ts';
import { readContracts } from '../core/reading/read.ts';

/** @returns the exit code */
export function initCommand(flags: Flags): number {
  const file = flags.config ?? CONFIGURATION;
  if (existsSync(file) && !flags.force)
    throw new CannotRun(`${file} is there already: --force overwrites it`);
  const overlays = flags.overlay ?? [];
  const path = flags.contracts ?? bundled.folder;
  const plain = readContracts(path, { overlays });
  const guessed = flags.envelope === undefined ? guessedEnvelope(plain) : undefined;
  const envelope = flags.envelope === undefined ? undefined : readEnvelope(flags.envelope, '--envelope');
  const contracts = envelope ? readContracts(path, { overlays, envelope }) : plain;
  const relativePath = (each: string): string =>
    isAddress(each) ? each : relative(dirname(file), each) || '.';
  const draft = draftOf({
    contracts,
    ...(flags.target !== undefined && { target: flags.target }),
    ...(flags.contracts !== undefined && { path: relativePath(flags.contracts) }),
    ...(flags.envelope !== undefined && { envelope: relativePath(flags.envelope) }),
    ...(guessed && { guessed }),
    overlays: overlays.map(relativePath),
  });
  writeFileSync(file, draft.text);
  console.log(`${file} written: ${draft.summary}`);
  for (const question of draft.open) console.log(`  to fill in: ${question}`);
  return 0;
}
