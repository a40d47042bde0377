import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundled } from '#tools/contract/generated.ts';
import { services } from '../../generated/services.ts';
import { sourceState } from '../../tools/sourceState.mjs';

const FILE = 'build.json';
const root = join(import.meta.dirname, '../..');

/** Returns the facts of this build: version, commit (and changes since), time, version of each contract. */
const facts = (): string =>
  JSON.stringify({
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    commit: sourceState(root),
    builtAt: new Date().toISOString(),
    contracts: Object.fromEntries(Object.keys(services).map((name) => [name, bundled(name).info.version])),
  });

/**
 * Writes `/front/build.json` for the page /buildTest. It lies beside the bundle, so that no hashed file changes with
 * a commit.
 */
export function buildFacts(): Plugin {
  return {
    name: 'portal-build-facts',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: facts() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/front/${FILE}`, (_, response) => {
        response.setHeader('content-type', 'application/json').end(facts());
      });
    },
  };
}
