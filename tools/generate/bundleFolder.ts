/**
 * `node tools/generate/bundleFolder.ts FOLDER`: bundles the contracts of another revision of this repository into its .cache/contracts,
 * without linting them. `npm run check -- diff` uses it to compare revisions.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleContracts } from './contract.ts';

const [folder = ''] = process.argv.slice(2);
for (const [service, document] of await bundleContracts(folder)) {
  const target = join(folder, '.cache/contracts', service);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'openapi.json'), JSON.stringify(document, null, 2));
}
