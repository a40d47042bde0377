import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { siteFiles } from './pages.ts';
import { readSite } from './read/site.ts';
import { CLIENT, joinModules } from './script.ts';

/**
 * `npm run docs [-- --out DIR]`: one static site over all services in .cache/docs, from the contracts and what is generated from them, the
 * scenarios and the portal's error policies. Opens from the file system; the simulator serves it at /_sim/docs.
 */
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/docs' } } });
const target = join(root, values.out);
const started = performance.now();

const site = await readSite(root);
const files = siteFiles(site);
const source = (path: string) => readFile(join(here, path), 'utf8');
files.set('site.js', joinModules(await Promise.all(CLIENT.map((name) => source(`client/${name}.js`)))));
files.set('site.css', await source('assets/site.css'));
files.set('logo.svg', await source('assets/logo.svg'));
await replace(files);

const operations = site.services.reduce((sum, service) => sum + service.operations.length, 0);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${relative(process.cwd(), join(target, 'index.html'))}: ${site.services.length} services, ${operations} operations (${seconds} s)`,
);

/** Writes beside the site and swaps: a reader never meets half of it. */
async function replace(content: ReadonlyMap<string, string>): Promise<void> {
  const fresh = `${target}.${process.pid}`;
  for (const [path, text] of content) {
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), text);
  }
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}
