/**
 * Bundles our own CommonJS module with the packages that it requires, in the versions of package-lock.json. So the user of a package
 * installs less: Prism has many packages, which demand a newer Node than the bundled part needs.
 */
import { join } from 'node:path';
import { build } from 'vite';

export interface Bundle {
  readonly code: string;
  /** Licences of the packages inside, as text. */
  readonly licences: string;
}

/** Bundles the module. @param kept packages that stay dependencies */
export async function bundle(root: string, source: string, kept: readonly string[]): Promise<Bundle> {
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error', root },
    ssr: { noExternal: true, external: [...kept] },
    build: {
      ...{ ssr: join(root, source), write: false, minify: true },
      license: { fileName: 'licenses.txt' },
      rolldownOptions: { output: { format: 'cjs' } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`vite built nothing of ${source}`);
  const [chunk, ...others] = output.output;
  const text = others.find(({ fileName }) => fileName === 'licenses.txt');
  if (others.length !== 1 || text?.type !== 'asset')
    throw new Error(`vite built more than the code and licences of ${source}`);
  return { code: chunk.code, licences: String(text.source) };
}
