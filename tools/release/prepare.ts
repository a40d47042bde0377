/** Builds the files that packages copy: contracts, compiled validators, portal, console, documentation. */
import { contractNames } from '#generated/services.ts';
import { ensureConsole, ensureDocs, ensureGenerated, ensurePortal } from '#tools/launch/build.mjs';
import { validatorsOf } from '#tools/validators/index.ts';

export async function prepare(): Promise<void> {
  await ensureGenerated();
  await ensurePortal();
  await ensureConsole();
  await ensureDocs();
  for (const service of contractNames) await validatorsOf(service);
}
