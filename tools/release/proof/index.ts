/**
 * `npm run proof -- release`: builds a release twice, installs its packages as other teams do on Node 20, 22 and 24, and
 * uses them. Lints packages, contracts and deployment files with other programs. Needs the registry.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf } from '#tools/command.ts';
import { finish } from '#tools/sim/table.ts';
import { parsed } from '../json.ts';
import { packages } from '../packages.ts';
import { releaseFolder } from '../release.ts';
import { consumer, startInstalled, type Consumer } from './consumer.ts';
import { checkContracts } from './contractChecks.ts';
import { lintDeployment } from './deployment.ts';
import { judge } from './judge.ts';
import { lintPackage } from './lints.ts';
import { nodes, ran, toolModule, tools } from './tools.ts';
import { keptOfClient } from './treeShaking.ts';
import { builtTwice } from './twice.ts';
import { checkTypes } from './typeChecks.ts';
import { useLibraries, useOnOlderNode, useSimulator } from './uses.ts';

const { built, twice } = optionsOf('npm run proof -- release [--built] [--no-twice]', {
  /** Whether to use the packages that are already in .cache/release. */
  built: { type: 'boolean', default: false },
  twice: { type: 'boolean', default: true },
});

const began = Date.now();
const root = join(import.meta.dirname, '../../..');
const target = releaseFolder(root);
const cache = join(root, '.cache/release-proof');
const all = judge();

await all.holds('release', 'npm run release -- --dry', () => {
  if (built && existsSync(join(target, 'tarballs'))) return 'built before';
  ran('npm', ['run', '--silent', 'release', '--', '--dry'], root);
  return undefined;
});
const programs = tools(cache);
const tarballs = readdirSync(join(target, 'tarballs')).map((file) => join(target, 'tarballs', file));
const tarballOf = (name: string): string =>
  tarballs.find((file) => new RegExp(`-${name}-\\d`).test(file)) ?? '';

for (const { name } of packages) {
  await lintPackage(all, programs, name, tarballOf(name));
  await all.holds(name, 'bill of materials', () => billOf(name));
}

const projectOn = (node: number, program: string): Consumer =>
  consumer(
    join(cache, `consumer-${node}`),
    program,
    // Packages of the simulator refuse an older Node.
    node < 22 ? tarballs.filter((file) => file !== tarballOf('simulator')) : tarballs,
  );
const newestProject = projectOn(24, process.execPath);
const simulator = await startInstalled(newestProject);
try {
  for (const [node, program] of nodes(cache)) {
    const project = node === 24 ? newestProject : projectOn(node, program);
    await useLibraries(project, all, node, simulator.origin);
    if (node < 22) await useOnOlderNode(project, all, node, tarballOf('simulator'));
    else await useSimulator(project, all, node);
  }
  await checkTypes(root, newestProject, all);
  await all.holds('client', 'one call in a bundle', () => keptOfClient(newestProject));
  await checkContracts(all, programs, join(target, 'contracts'), simulator.origin);
} finally {
  await simulator.stop();
}
await lintDeployment(root, all, programs);
if (twice) await all.holds('release', 'built twice', () => builtTwice(root));
console.log(`\n${all.matrix()}\n`);
finish({ held: all.held(), seconds: Math.round((Date.now() - began) / 1000) }, all.shortfalls);

/** Checks a bill of materials against the schema of CycloneDX. @returns a figure for the report */
async function billOf(name: string): Promise<string> {
  const text = readFileSync(join(target, 'trust', `${name}.cdx.json`), 'utf8');
  const { Validation, Spec } = await toolModule<CycloneDx>(programs, '@cyclonedx/cyclonedx-library');
  const problem = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (problem !== null) throw new Error(JSON.stringify(problem).slice(0, 800));
  return `${parsed<{ components: unknown[] }>(text).components.length} components`;
}

interface CycloneDx {
  readonly Validation: {
    readonly JsonStrictValidator: new (version: string) => {
      validate: (text: string) => Promise<object | null>;
    };
  };
  readonly Spec: { readonly Version: { readonly v1dot6: string } };
}
