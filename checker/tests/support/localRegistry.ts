/** A package registry that serves the installed packages of this checkout, so that `npx` needs no network. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backend } from './commandLine.ts';

const modules = join(import.meta.dirname, '../../../node_modules');

/** Starts the registry. Its origin is the value for `npm_config_registry`. */
export const localRegistry = () =>
  backend((request, response) => {
    // `/react`, `/@types/node` and `/react/-/archive.tgz`: the groups are the package and the archive.
    const [, name = '', archive] =
      /^\/((?:@[^/]+\/)?[^/]+)(\/-\/.*)?$/.exec(decodeURIComponent(request.url ?? '')) ?? [];
    const folder = join(modules, name);
    try {
      const about: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (archive !== undefined) return void response.end(archiveOf(folder));
      const tarball = `http://${request.headers.host}/${name}/-/archive.tgz`;
      const versions = { [about.version]: { ...about, dist: { tarball } } };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name, 'dist-tags': { latest: about.version }, versions }));
    } catch {
      response.writeHead(404).end('{}');
    }
  });

const archiveOf = (folder: string): Buffer =>
  spawnSync('tar', ['-czf', '-', '--transform', 's,^\\./,package/,', '-C', folder, '.'], {
    maxBuffer: 100_000_000,
  }).stdout;
