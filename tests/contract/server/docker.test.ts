/** Tests images, compose file and manifest of docs/deploy against the repository, and builds the image if Docker is available. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { patience } from '#tools/patience.mjs';
import { nameOf, packageNamed } from '#tools/release/packages.ts';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { stagesOf, type Instruction } from '../../support/dockerfile.ts';
import { nginxProgram } from '../../support/nginx.ts';

const root = join(import.meta.dirname, '../../..');
const place = 'docs/deploy/simulator';
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

const [build = [], image = [], ...more] = stagesOf(text(`${place}/Dockerfile`));
const named = (stage: readonly Instruction[], name: string) => stage.filter((each) => each.name === name);

/** Paths that the build creates, so that they need not exist before it. */
const BUILT = ['node_modules', 'portal/dist', 'simulator/console/dist', '.cache'];

describe('the image', () => {
  test('uses a Node that runs the sources unchanged', () => {
    expect(more).toEqual([]);
    for (const stage of [build, image]) {
      const [, version = ''] = /^node:(\d+)-/.exec(named(stage, 'FROM')[0]?.text ?? '') ?? [];
      // npm installs a Node 24 for the sources (package.json). `engines` accepts older ones, which only run npm.
      expect(Number(version)).toBeGreaterThanOrEqual(24);
    }
  });

  test('copies existing files', () => {
    for (const { words, text: line } of named(build, 'COPY'))
      for (const source of words.slice(0, -1)) expect(existsSync(join(root, source)), line).toBe(true);
    for (const { words, flags, text: line } of named(image, 'COPY')) {
      const source = (words[0] ?? '').replace(/^\/app\//, '');
      expect(flags['from'], line).toBe('build');
      expect(BUILT.includes(source) || existsSync(join(root, source)), line).toBe(true);
    }
  });

  test('leaves out the history, installed packages and built files', () => {
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', 'node_modules', '.cache', 'portal/dist', 'simulator/console/dist']),
    );
  });

  test('runs without root on all addresses, checks the health, and starts an existing file', () => {
    expect(named(image, 'USER').map(({ text: user }) => user)).toEqual(['node']);
    expect(named(image, 'HEALTHCHECK')[0]?.text).toContain('/_sim/health');
    const [, main = ''] = JSON.parse(named(image, 'CMD')[0]?.text ?? '[]') as string[];
    expect(existsSync(join(root, main))).toBe(true);
    expect(named(image, 'ENV')[0]?.words).toContain('HOST=0.0.0.0');
  });

  test('contains everything that the simulator needs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    for (const { words } of named(image, 'COPY')) {
      const [from = '', to = ''] = words;
      const source = from.replace(/^\/app\//, '');
      const target = join(folder, to.endsWith('/') ? join(to, basename(source)) : to);
      if (source === 'node_modules' || !existsSync(join(root, source))) continue;
      mkdirSync(dirname(target), { recursive: true });
      for (const part of source === '.cache' ? ['validators', 'contracts'] : [''])
        cpSync(join(root, source, part), join(target, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const simulator = await startSimulator({ checkout: folder, env: { SIM_COMMIT: 'abc12345' } });
    try {
      const answer = await fetch(`${simulator.origin}/_sim/health`);
      expect(await answer.json()).toMatchObject({
        ready: true,
        commit: 'abc12345',
        scenarios: { broken: 0 },
      });
      for (const path of ['/_sim/api/world', '/_sim/ext/login', '/api/v1/home/userDataV2?productCode=12003'])
        expect((await fetch(simulator.origin + path)).status, path).toBe(200);
    } finally {
      await simulator.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the image of the checker', () => {
  const [tarball = [], checker = []] = stagesOf(text('docs/deploy/checker/Dockerfile'));

  test(
    'installs the package of a release, and runs its command without root',
    { tags: ['far-trust'] },
    () => {
      const record = packageNamed('contract-checker');
      const file = `${nameOf(record).replace('@', '').replace('/', '-')}-*.tgz`;
      expect(named(tarball, 'COPY').map(({ words }) => words[0])).toEqual([file]);
      expect(named(tarball, 'RUN')[0]?.words.at(-1)).toBe(`/tmp/${file}`);
      expect(named(checker, 'USER').map(({ text: user }) => user)).toEqual(['node']);
      const [command = ''] = Object.values(record.bin ?? {});
      const compiled = command.replace('checker/src/', 'dist/').replace(/\.ts$/, '.js');
      expect(JSON.parse(named(checker, 'ENTRYPOINT')[0]?.text ?? '[]')).toEqual([
        'node',
        `/checker/node_modules/${nameOf(record)}/${compiled}`,
      ]);
    },
  );
});

/** An image name with a digest, which pins the image. The tag before it is only for readers. */
const PINNED = /^[a-z0-9./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
/** Any valid image name. */
const IMAGE = /^[a-z0-9./-]+(:[\w.-]+)?(@sha256:[0-9a-f]{64})?$/;

describe('the images', () => {
  const all = [`${place}/Dockerfile`, 'docs/deploy/checker/Dockerfile', `${place}/compose.yaml`].flatMap(
    (file) => [...text(file).matchAll(/^(?:FROM|\s+image:) (\S+)/gm)].map(([, name = '']) => name),
  );
  // Our own image is built from these images.
  const images = all.filter((name) => name !== 'purchasing-credit-sim');
  // `@${NODE_DIGEST}`, and the beginning of `@${REDIS_DIGEST:?sha256:… of the image}`, cut at the first blank.
  const withDigest = (name: string, digest: string) => name.replace(/\$\{[A-Z]+_DIGEST[^}]*\}?/, digest);
  const digest = `sha256:${'0f'.repeat(32)}`;

  test('are named by a digest given to the build', { tags: ['hold-image-digest'] }, () => {
    expect(images.length).toBeGreaterThanOrEqual(6);
    for (const name of images) expect(withDigest(name, digest), name).toMatch(PINNED);
    expect(text(`${place}/Dockerfile`)).toMatch(/^ARG NODE_DIGEST$/m);
  });

  test.each([
    '',
    'latest',
    '24-bookworm-slim',
    'sha256:',
    'sha256:0f',
    `sha256:${'0F'.repeat(32)}`,
    `sha512:${'0f'.repeat(32)}`,
  ])('are invalid for Docker with %j as a digest', { tags: ['hold-image-digest'] }, (wrong) => {
    for (const name of images) expect(withDigest(name, wrong), name).not.toMatch(IMAGE);
  });

  test('stop compose without a digest, by the name of its variable', { tags: ['hold-image-digest'] }, () => {
    const variables = [...text(`${place}/compose.yaml`).matchAll(/\$\{([A-Z]+_DIGEST)([^}]*)\}/g)];
    expect(new Set(variables.map(([, name]) => name))).toEqual(
      new Set(['NODE_DIGEST', 'NGINX_DIGEST', 'REDIS_DIGEST']),
    );
    for (const [, name, rest] of variables) expect(rest, name).toMatch(/^:\?./);
  });

  test(
    'get their digests from the registry by one script that accepts nothing else',
    { tags: ['hold-image-digest'] },
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'digests-'));
      const run = (script: string) => {
        writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho '${script}'\n`, { mode: 0o755 });
        const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
        return spawnSync('sh', [join(root, place, 'digests.sh')], { env, encoding: 'utf8' });
      };
      const { status, stdout } = run(digest);
      expect(status).toBe(0);
      expect(stdout.trim().split('\n').toSorted()).toEqual(
        ['NGINX_DIGEST', 'NODE_DIGEST', 'REDIS_DIGEST'].map((name) => `${name}=${digest}`),
      );
      expect(run('24-bookworm-slim').status).not.toBe(0);
      rmSync(folder, { recursive: true });
    },
  );
});

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: unknown;
}

describe('the compose file', () => {
  const file = parse(text(`${place}/compose.yaml`), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: object;
  };
  const { services } = file;
  const simulators = Object.entries(services).filter(([, { build: built }]) => built !== undefined);

  test('has two simulators of one image with a shared Redis, and needs a token', () => {
    expect(simulators.map(([name]) => name)).toEqual(['simulator-1', 'simulator-2']);
    expect(new Set(simulators.map(([, { image: name }]) => name)).size).toBe(1);
    for (const [, { build: built, environment = {} }] of simulators) {
      const context = join(root, place, built?.context ?? '');
      expect(context).toBe(root);
      expect(existsSync(join(context, built?.dockerfile ?? 'none'))).toBe(true);
      const { hostname } = new URL(environment['SIM_STORE'] ?? '');
      expect(services[hostname]?.image).toMatch(/^redis:/);
      // Without a shared token each instance would make its own token, and refuse browsers of the other.
      expect(environment['SIM_TOKEN']).toMatch(/^\$\{SIM_TOKEN:\?/);
    }
  });

  test('waits for existing services with health checks', () => {
    for (const [name, { depends_on: needs = {} }] of Object.entries(services))
      for (const [needed, { condition }] of Object.entries(needs)) {
        expect(condition, name).toBe('service_healthy');
        const known = services[needed];
        expect(known?.healthcheck ?? known?.build, `${name} needs ${needed}`).toBeDefined();
      }
  });

  test('mounts existing files, and lists the simulators in the proxy', () => {
    for (const { volumes = [] } of Object.values(services))
      for (const mounted of volumes) {
        const [source = ''] = mounted.split(':');
        const isThere = source.startsWith('.')
          ? existsSync(join(root, place, source))
          : source in file.volumes;
        expect(isThere, mounted).toBe(true);
      }
    const proxied = [...text(`${place}/nginx.conf`).matchAll(/^\s*server ([\w-]+):(\d+)/gm)];
    expect(proxied.map(([, name]) => name)).toEqual(simulators.map(([name]) => name));
    const [environment] = named(image, 'ENV');
    for (const [, , port] of proxied) expect(environment?.words).toContain(`PORT=${port}`);
  });
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: Readonly<Record<string, unknown>>;
}

describe('the Kubernetes manifest', () => {
  const parts = parseAllDocuments(text(`${place}/kubernetes.yaml`)).map((part) => part.toJS() as Manifest);
  const named = (kind: string) => parts.filter((part) => part.kind === kind);

  test('has two simulators with probes, limits and a read-only root', { tags: ['far-trust'] }, () => {
    const [simulator] = named('Deployment');
    expect(simulator?.spec).toMatchObject({
      replicas: 2,
      template: {
        spec: {
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              startupProbe: { httpGet: { path: '/_sim/health?probe=live' } },
              readinessProbe: { httpGet: { path: '/_sim/health' } },
              livenessProbe: { httpGet: { path: '/_sim/health?probe=live' } },
              resources: { limits: { memory: '1Gi' } },
              securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
            },
          ],
        },
      },
    });
  });

  test('has an ingress that passes faults on unbuffered', { tags: ['far-trust'] }, () => {
    expect(named('Ingress')[0]?.metadata.annotations).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-next-upstream': 'off',
    });
  });

  test('names services that exist', { tags: ['far-trust'] }, () => {
    const services = named('Service').map(({ metadata }) => metadata.name);
    const used = [...text(`${place}/kubernetes.yaml`).matchAll(/redis:\/\/([\w-]+):|serviceName: (\S+)/g)];
    expect(used.length).toBeGreaterThanOrEqual(2);
    for (const [, host, name] of used) expect(services).toContain(host ?? name);
  });
});

const NGINX = nginxProgram();

test.skipIf(NGINX === undefined)('has a valid nginx configuration of the proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  // Names of the compose file's network.
  const servers = text(`${place}/nginx.conf`).replaceAll(
    /server simulator-\d:4010/g,
    'server 127.0.0.1:4010',
  );
  const whole = `pid ${folder}/pid; events {} http { access_log off; ${servers} }`;
  writeFileSync(join(folder, 'nginx.conf'), whole.replace('listen 80;', 'listen 127.0.0.1:8099;'));
  const given = ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const { stderr } = spawnSync(NGINX ?? '', given, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain('test is successful');
});

const hasDocker = spawnSync('docker', ['info']).status === 0;

test.skipIf(!hasDocker)(
  hasDocker ? 'Docker builds the image' : 'Docker builds the image (skipped: no Docker answers here)',
  { timeout: patience(900_000) },
  () => {
    const digests = spawnSync('sh', [`${place}/digests.sh`], { cwd: root, encoding: 'utf8' });
    const [, digest = ''] = /^NODE_DIGEST=(.*)$/m.exec(digests.stdout) ?? [];
    const given = ['--build-arg', `NODE_DIGEST=${digest}`];
    const args = ['build', '-q', ...given, '-f', `${place}/Dockerfile`, '.'];
    const { status, stderr } = spawnSync('docker', args, { cwd: root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  },
);
