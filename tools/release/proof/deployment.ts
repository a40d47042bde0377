/** Lints the deployment files: compose, Dockerfile, Kubernetes. Builds no image. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { same, type Judge } from './judge.ts';
import { ran, run, toolModule } from './tools.ts';

const PLACE = 'docs/deploy/simulator';
const DIGEST = `sha256:${'0f'.repeat(32)}`;

export async function lintDeployment(root: string, judge: Judge, tools: string): Promise<void> {
  const program = (file: string) => join(tools, 'node_modules/.bin', file);
  await judge.holds('compose.yaml', 'dclint', () => {
    // dclint ends with 1 for an error; the order of keys is only a warning.
    ran(process.execPath, [program('dclint'), '--quiet', join(root, PLACE, 'compose.yaml')], root);
  });
  for (const image of ['simulator', 'checker'])
    await judge.holds(`Dockerfile of the ${image}`, 'dockerfile-utils', () => {
      const file = join(root, 'docs/deploy', image, 'Dockerfile');
      const { output } = run(process.execPath, [program('dockerfile-utils'), 'lint', file], root);
      same(output.trim(), '');
    });
  await judge.holds('kubernetes.yaml', 'kubernetes-models', () => kubernetes(root, tools));
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

type Model = new (data: object) => { validate: () => void };

/** @returns a figure for the report @throws for a part that the schemas of Kubernetes refuse */
async function kubernetes(root: string, tools: string): Promise<string> {
  const text = readFileSync(join(root, PLACE, 'kubernetes.yaml'), 'utf8')
    .replaceAll('${SIM_IMAGE}', `registry.example/purchasing-credit-sim@${DIGEST}`)
    .replaceAll('${REDIS_DIGEST}', DIGEST)
    .replaceAll('${SIM_HOST}', 'sim.example.com');
  const parts: Manifest[] = parseAllDocuments(text).map((part) => part.toJS());
  for (const part of parts) {
    const name = `kubernetes-models/${part.apiVersion}/${part.kind}`;
    const models = await toolModule<Record<string, Model>>(tools, name);
    const KindModel = models[part.kind];
    if (KindModel === undefined) throw new Error(`kubernetes-models has no ${part.kind}`);
    new KindModel(part).validate();
  }
  return `${parts.length} parts`;
}
