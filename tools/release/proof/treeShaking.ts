/** Measures the part of the client that a bundle keeps for one operation. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { services } from '#generated/services.ts';
import { bundled } from '#tools/contract/generated.ts';
import type { Consumer } from './consumer.ts';
import { same } from './judge.ts';

const CLIENT = '@purchasing-credit/client';

/** @returns a figure for the report @throws if one call keeps another operation */
export async function keptOfClient(project: Consumer): Promise<string> {
  const one = await codeOf(
    project,
    `import { standard } from '${CLIENT}'; console.log(standard.queryCouponInfo);`,
  );
  const all = await codeOf(project, `import * as all from '${CLIENT}'; console.log(all);`);
  const paths = [...new Set(Object.keys(services).flatMap((name) => Object.keys(bundled(name).paths)))];
  const keptBy = (code: string) => paths.filter((path) => new RegExp(`['"\`]${path}['"\`]`).test(code));
  same(keptBy(one), ['/jc/stdjc/page/coupon/queryCouponInfo']);
  return `1 of ${keptBy(all).length} paths, ${kB(one)} of ${kB(all)} kB`;
}

const kB = (code: string): string => (code.length / 1000).toFixed(1);

async function codeOf({ folder }: Consumer, text: string): Promise<string> {
  const entry = join(folder, 'shaken.js');
  writeFileSync(entry, text);
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error', root: folder },
    build: { lib: { entry, formats: ['es'] }, write: false, minify: true },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('vite built nothing');
  return output.output[0].code;
}
