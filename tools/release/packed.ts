/** Packs one package into a folder, as a release does. */
import { join } from 'node:path';
import { buildPackage } from './build.ts';
import { pack } from './pack.ts';
import { packageNamed } from './packages.ts';

const root = join(import.meta.dirname, '../..');

/** @returns the folder of the built package, and its tarball in the given folder */
export async function packed(
  name: string,
  folder: string,
): Promise<{ readonly built: string; readonly tarball: string }> {
  const built = await buildPackage(root, packageNamed(name), join(folder, `built-${name}`));
  return { built, tarball: pack(built, folder).file };
}
