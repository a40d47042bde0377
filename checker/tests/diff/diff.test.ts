/** Tests `check diff` from its command line: input, output and exit codes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { rules } from '../../src/core/diff/changes/rules.ts';
import { backend, checker, checkerIn } from '../support/commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OLD = `
openapi: 3.0.3
info: { title: Pets, version: '1' }
paths:
  /pets:
    get: { responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: 'pet.yaml#/Pet' } } } } } } }
  /pets/{id}:
    get: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: ok, content: { application/json: { schema: { $ref: 'pet.yaml#/Pet' } } } } } }
`;
const pet = (kind: string): string =>
  `Pet: { type: object, required: [name], properties: { name: { type: string }, kind: { type: string, enum: [${kind}] } } }\n`;

/** Writes a contract of two files. @returns the file that refers to the other one */
function written(name: string, kind: string, root = OLD): string {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'pet.yaml'), pet(kind));
  writeFileSync(join(folder, name, 'openapi.yaml'), root);
  return join(folder, name, 'openapi.yaml');
}

const old = written('old', 'cat, dog');
const renamed = written(
  'renamed',
  'cat, dog',
  OLD.replaceAll('{id}', '{pet}').replace('name: id', 'name: pet'),
);
const more = written('more', 'cat, dog, fish');
const gone = written('gone', 'cat, dog', OLD.replace('/pets:', '/animals:'));

test(
  'finds no difference between contracts with the same meaning',
  { tags: ['odd-diff-model'] },
  async () => {
    const { code, out } = await checker('diff', old, renamed);
    expect(out).toContain('0 breaking, 0 unclear, 0 safe');
    expect(code).toBe(0);
  },
);

test(
  'names one cause with every operation that it reaches, in every report',
  { tags: ['odd-diff-causes'] },
  async () => {
    const reports = Object.fromEntries(
      ['json', 'sarif', 'html', 'markdown'].map((kind) => [kind, join(folder, `more.${kind}`)] as const),
    );
    const { code, out } = await checker(
      'diff',
      old,
      more,
      ...Object.entries(reports).flatMap(([kind, file]) => [`--${kind}`, file]),
    );
    expect(out).toContain('response-value-added · "fish"');
    expect(out).toContain('GET /pets · response 200 /*/kind and 1 more operations');
    expect(out).toContain('0 breaking, 1 unclear, 0 safe');
    expect(code).toBe(0);
    const text = (kind: string): string => readFileSync(reports[kind]!, 'utf8');
    expect(JSON.parse(text('json'))).toMatchObject({
      causes: [
        {
          verdict: 'unclear',
          affects: [{ subject: 'GET /pets' }, { subject: 'GET /pets/{id}' }],
          at: expect.stringMatching(/pet\.yaml:1$/),
        },
      ],
    });
    expect(JSON.parse(text('sarif'))).toMatchObject({
      runs: [
        {
          results: [
            {
              ruleId: 'response-value-added',
              level: 'warning',
              locations: [{ physicalLocation: { region: { startLine: 1 } } }],
            },
          ],
        },
      ],
    });
    for (const kind of ['html', 'markdown']) expect(text(kind)).toContain('response-value-added');
  },
);

test(
  'ends with 1 as --fail-on says, and with 0 for causes that are ignored with a reason',
  { tags: ['odd-diff-ignore'] },
  async () => {
    expect((await checker('diff', old, gone)).code).toBe(1);
    const strict = await checker('diff', old, more, '--fail-on', 'unclear');
    expect(strict.code).toBe(1);
    const id = / id (\w{10})/.exec(strict.out)?.[1];
    const ignore = join(folder, 'ignore.yaml');
    writeFileSync(
      ignore,
      `- { id: ${id}, reason: every client takes other kinds }\n- { id: '0123456789', reason: long gone }\n`,
    );
    const accepted = await checker('diff', old, more, '--fail-on', 'unclear', '--ignore', ignore);
    expect(accepted.out).toContain('ignored: 1');
    expect(accepted.out).toContain('names 0123456789, which is no change any more');
    expect(accepted.code).toBe(0);
  },
);

test('reads git revisions, files of them and addresses', { tags: ['odd-diff-sides'] }, async () => {
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      stdio: 'pipe',
    });
  git('init', '-q');
  for (const [name, kind] of [
    ['one', 'cat'],
    ['two', 'cat, dog'],
  ] as const) {
    writeFileSync(join(repository, 'pet.yaml'), pet(kind));
    writeFileSync(join(repository, 'openapi.yaml'), OLD);
    git('add', '.');
    git('commit', '-qm', name);
  }
  const ran = await checkerIn(repository, 'diff', 'HEAD~1', 'HEAD:openapi.yaml');
  expect(ran.err).toBe('');
  expect(ran.out).toContain('response-value-added · "dog"');
  const { origin, stop } = await backend((_, response) =>
    response.end(OLD.replaceAll(/\{ \$ref[^}]*\}/g, '{ type: object }')),
  );
  const fetched = await checker('diff', `${origin}/openapi.yaml`, `${origin}/openapi.yaml`);
  await stop();
  expect(fetched.out).toContain('0 breaking, 0 unclear, 0 safe');
});

test(
  'names a reference that it cannot follow, and compares the rest',
  { tags: ['odd-diff-left-out'] },
  async () => {
    const dangling = written('dangling', 'cat, dog', OLD.replace("'pet.yaml#/Pet'", "'pet.yaml#/Nothing'"));
    const { out } = await checker('diff', dangling, more);
    expect(out).toMatch(/left out: .*pet\.yaml#\/Nothing/);
    expect(out).toContain('response-value-added');
  },
);

test('prints every rule with its reason', { tags: ['odd-diff-rules'] }, async () => {
  const { out, code } = await checker('diff', '--rules');
  expect(out).toMatch(/### response-property-removed-required\n\nCallers count on it\./);
  expect(out.match(/^### \S+\n\n.+\.$/gm)).toHaveLength(Object.keys(rules).length);
  expect(code).toBe(0);
});

test.each([
  [
    'no contract',
    ['diff', folder, 'no-such-revision'],
    /no-such-revision is no folder, no file and no git revision/,
  ],
  ['one name only', ['diff', old], /two files, folders, URLs or git revisions/],
  ['an unknown level', ['diff', old, old, '--fail-on', 'never'], /--fail-on never: breaking or unclear/],
  ['an ignore file that is not there', ['diff', old, old, '--ignore', 'none.yaml'], /no file none\.yaml/],
])('ends with 2 and one line for %s', async (_, args, message) => {
  const { code, err } = await checker(...args);
  expect(err).toMatch(message);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});
