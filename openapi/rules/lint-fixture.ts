import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { stringify } from 'yaml';

type Files = Readonly<Record<string, unknown>>;

/** A contract with one operation that passes every rule; a test overrides the file to break. */
const soundContract: Files = {
  'service/openapi.yaml': {
    openapi: '3.1.0',
    info: { title: '样例服务', version: '0.1.0' },
    paths: { '/page/queryBill': { $ref: 'operations/queryBill.yaml' } },
  },
  'service/operations/queryBill.yaml': { post: operation() },
  'service/errors.yaml': { '9101': { name: 'RequestInvalid' }, '9301': { name: 'BillingInProgress' } },
  'shared/enums/BillStatus.yaml': {
    type: 'string',
    enum: ['5001', '5002'],
    'x-enum-varnames': ['Uncleared', 'Overdue'],
    'x-enum-descriptions': ['未结清', '已逾期'],
  },
};

/** The valid operation, with members replaced. */
export function operation(replace: Readonly<Record<string, unknown>> = {}) {
  return {
    operationId: 'queryBill',
    summary: '查询账单 · query a bill',
    'x-spec': '1 §7',
    'x-effect': 'read',
    'x-errors': [{ code: '9101', when: 'request-invalid', provenance: 'assumed' }],
    responses: {
      '200': {
        description: '账单',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status'],
              properties: { status: { $ref: '../../shared/enums/BillStatus.yaml' } },
            },
            examples: { overdue: { value: { status: '5002' } } },
          },
        },
      },
    },
    ...replace,
  };
}

/** Lints a contract with one rule enabled, and returns the messages. */
export async function lintWith(rule: string, files: Files): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-rule-'));
  try {
    for (const [path, content] of Object.entries({ ...soundContract, ...files })) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), stringify(content, { aliasDuplicateObjects: false }));
    }
    const config = await createConfig({
      plugins: [join(import.meta.dirname, 'plugin.js')],
      rules: { [`contract/${rule}`]: 'error' },
    });
    const problems = await lint({ ref: join(folder, 'service/openapi.yaml'), config });
    return problems.map((problem) => problem.message);
  } finally {
    await rm(folder, { recursive: true });
  }
}
