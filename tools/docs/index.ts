import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { siteFiles } from './pages.ts';
import { readSite } from './read/site.ts';

/**
 * `npm run docs [-- --out DIR]`: writes one static site over all services to .cache/docs. Its sources are the contracts,
 * what is generated from them, the scenarios, and the portal's error policies. Opens from the file system; the simulator
 * serves it at /_sim/docs.
 */

const here = import.meta.dirname;
const root = join(here, '../..');
const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/docs' } } });
const target = join(root, values.out);
const started = performance.now();

const site = await readSite(root);
const files = siteFiles(site);
files.set('site.js', await script());
files.set(
  'markdown.css',
  await readFile(join(root, 'node_modules/github-markdown-css/github-markdown-light.css'), 'utf8'),
);
for (const asset of ['site.css', 'logo.svg'])
  files.set(asset, await readFile(join(here, 'assets', asset), 'utf8'));
await replace(files);

const operations = site.services.flatMap((service) => service.operations).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${relative(process.cwd(), join(target, 'index.html'))}: ${site.services.length} services, ${operations} operations (${seconds} s)`,
);

/** Bundles one classic script, because a page on disk cannot import modules. */
async function script(): Promise<string> {
  const lib = { entry: join(here, 'client/main.ts'), formats: ['iife' as const], name: 'site' };
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error', root: here },
    build: { lib, write: false },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('vite built no script of client/main.ts');
  return output.output[0].code;
}

/** Writes to a second folder and swaps it in, so that readers never see a partial site. */
async function replace(content: ReadonlyMap<string, string>): Promise<void> {
  const fresh = `${target}.${process.pid}`;
  for (const [path, text] of content) {
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), text);
  }
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}
