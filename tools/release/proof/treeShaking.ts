/** The part of the client that a bundle keeps for one operation. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Consumer } from './consumer.ts';

/** @returns a figure for the report @throws if one call keeps more than a tenth of the client */
export async function keptOfClient(project: Consumer): Promise<string> {
  const one = await bytesOf(
    project,
    "import { standard } from '@purchasing-credit/client'; console.log(standard.queryCouponInfo);",
  );
  const all = await bytesOf(project, "import * as all from '@purchasing-credit/client'; console.log(all);");
  if (one > all / 10) throw new Error(`one call keeps ${one} of ${all} bytes`);
  return `${(one / 1000).toFixed(1)} of ${(all / 1000).toFixed(1)} kB`;
}

async function bytesOf({ folder }: Consumer, text: string): Promise<number> {
  const entry = join(folder, 'shaken.js');
  writeFileSync(entry, text);
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error', root: folder },
    build: { lib: { entry, formats: ['es'] }, write: false, minify: true },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('vite built nothing');
  const [main] = output.output;
  return main.code.length;
}
