/**
 * Bundles a CommonJS module of ours with the packages that it requires, in the versions of package-lock.json. So a package asks less of
 * its user: Prism's packages are many, and demand a newer Node than their generator does.
 */
import { join } from 'node:path';
import { build } from 'vite';

export interface Bundle {
  readonly code: string;
  /** Licences of the packages inside, as text. */
  readonly licences: string;
}

/** @param kept packages that stay dependencies */
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
    throw new Error(`vite built other files of ${source} too`);
  return { code: chunk.code, licences: String(text.source) };
}
