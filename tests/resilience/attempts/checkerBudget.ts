import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import type { Attempt } from '../attempt.ts';
import { contractAnswering, contractAsking, runChecker } from '../checkerRun.ts';

/** Maximum seconds of processor time and maximum MB of each run. */
const MOST_SECONDS = 30;
const MOST_MB = 900;

const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** Each schema references the next one twice. */
const doubling = (of: (next: object) => object): object => {
  const schemas = Array.from({ length: 40 }, (_, level) => [`A${level}`, of(reference(`A${level + 1}`))]);
  return { components: { schemas: { ...Object.fromEntries(schemas), A40: { type: 'string' } } } };
};

/** YAML aliases: each name stands for a list of nine times the previous one. */
const laughs = [
  'a: &a [l, l, l, l, l, l, l, l, l]',
  ...[...'bcdefghi'].map(
    (letter, index) => `${letter}: &${letter} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`,
  ),
];

/** A contract, and the answer of the backend under test, which cost the checker much. */
interface ExpensiveInput {
  readonly contract: string;
  readonly answer?: string;
}

const inputs: Readonly<Record<string, ExpensiveInput>> = {
  aliases: { contract: `openapi: 3.0.0\nx:\n${laughs.map((line) => `  ${line}`).join('\n')}` },
  brackets: { contract: '['.repeat(14_000_000) },
  lists: { contract: `openapi: 3.0.0\nx:\n  ${'- '.repeat(5_000_000)}` },
  choices: {
    contract: JSON.stringify(
      contractAsking(
        reference('A0'),
        doubling((next) => ({ oneOf: [next, next] })),
      ),
    ),
  },
  parts: {
    contract: JSON.stringify(
      contractAsking(
        reference('A0'),
        doubling((next) => ({ allOf: [next, next] })),
      ),
    ),
  },
  members: {
    contract: JSON.stringify(
      contractAsking(
        reference('A0'),
        doubling((next) => ({ type: 'object', required: ['a', 'b'], properties: { a: next, b: next } })),
      ),
    ),
  },
  items: { contract: JSON.stringify(contractAsking({ type: 'array', minItems: 100_000_000, items: {} })) },
  letters: { contract: JSON.stringify(contractAsking({ type: 'string', minLength: 2_000_000_000 })) },
  repetitions: {
    contract: JSON.stringify(contractAsking({ type: 'string', pattern: '^(.{1,9999}){1,9999}$' })),
  },
  pattern: {
    contract: JSON.stringify(
      contractAnswering({ type: 'object', properties: { id: { type: 'string', pattern: '^(a+)+$' } } }),
    ),
    answer: JSON.stringify({ id: `${'a'.repeat(60)}!` }),
  },
  answer: { contract: JSON.stringify(contractAnswering({})), answer: '['.repeat(14_000_000) },
  branches: {
    contract: JSON.stringify(
      contractAnswering(reference('A'), {
        components: {
          schemas: { A: { type: 'object', properties: { x: { oneOf: [reference('A'), reference('A')] } } } },
        },
      }),
    ),
    answer: `${'{"x":'.repeat(60)}1${'}'.repeat(60)}`,
  },
};

export const attempt: Attempt = {
  issue: '34.17',
  title: 'the checker ends within its budget on contracts and answers that keep it busy',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'budget-'));
    let answer = '{}';
    const target = await backend((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
    });
    const figures: Record<string, number> = {
      tried: Object.keys(inputs).length,
      worstSeconds: 0,
      worstMB: 0,
    };
    const shortfalls: string[] = [];
    try {
      for (const [name, each] of Object.entries(inputs)) {
        answer = each.answer ?? '{}';
        const contract = join(folder, `${name}.yaml`);
        writeFileSync(contract, each.contract);
        const { seconds, megabytes, err, out, code } = await runChecker(contract, target.origin, '--writes');
        figures['worstSeconds'] = Math.max(figures['worstSeconds'] ?? 0, Math.round(seconds * 10) / 10);
        figures['worstMB'] = Math.max(figures['worstMB'] ?? 0, Math.round(megabytes));
        if (!(seconds <= MOST_SECONDS)) shortfalls.push(`${name} takes ${seconds} s of processor time`);
        if (!(megabytes <= MOST_MB)) shortfalls.push(`${name} takes ${Math.round(megabytes)} MB`);
        if (err.trim().split('\n').length > 1)
          shortfalls.push(`${name} ends with more than one line: ${err}`);
        // The report names skipped parts, or the error line does if nothing could be run.
        if (!/left out|nests|alias/.test(`${out}${err}`))
          shortfalls.push(`${name} is not named: ${out.slice(-200)}`);
        // Exit code 2 means that nothing could be run: a run with a report must not end so.
        if (code === 2 && out !== '') shortfalls.push(`${name} ends the run: ${out.slice(-200)}`);
      }
      return { figures, shortfalls };
    } finally {
      await target.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
