/**
 * Tests the guide for a new product: adds product 12040 to a copy of the repository, and then leaves out each of its files once. The
 * commit selects one of two generations and one of two compilations that must fail (`DRAW=all` selects all).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RepaymentStatus } from '#generated/shared/enums.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { copyOf, type Copy } from '../../support/checkoutCopy.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { compile } from '../../support/newProduct/compile.ts';
import { CODE, editNames, NAME, SCENARIO, write, type EditName } from '../../support/newProduct/edits.ts';
import { client } from '../client.ts';
import { dataOf, provider } from './provider.ts';

const parts = [
  ...['openapi', 'generated', 'scenarios', 'simulator', 'tools', 'portal/src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', '.cache/contracts', '.cache/validators'],
];

const idempotencyKey = 'a1b2c3d4e5f60718293b';

let copy: Copy;
let simulator: Served;
/** Functions that undo an edit. */
const undo = new Map<EditName, () => void>();

beforeAll(async () => {
  copy = copyOf(parts);
  for (const name of editNames) undo.set(name, write(copy.folder, name));
  const { status, output } = copy.run('tools/generate/index.ts', '--without-docs');
  if (status !== 0) throw new Error(output);
  simulator = await startSimulator({ checkout: copy.folder });
});

afterAll(async () => {
  await simulator.stop();
  copy.remove();
});

/** Calls `look` while some of the edits are undone. */
function without<Seen>(names: readonly EditName[], look: () => Seen): Seen {
  for (const name of names) undo.get(name)?.();
  try {
    return look();
  } finally {
    for (const name of names) write(copy.folder, name);
  }
}

test('needs six files for a new product, and the copy compiles', { tags: ['one-product-added'] }, () => {
  expect(editNames).toHaveLength(6);
  expect(compile(copy)).toBe('');
});

test.each(
  drawnByCommit<[EditName, RegExp]>(
    [
      ['code', /openapi\/shared\/products\.yaml: product 12040 is not in enums\/ProductCode\.yaml/],
      ['wire', /openapi\/shared\/products\.yaml: product 12040 has no record/],
    ],
    2,
  ),
)('generates nothing without the %s of the product', { tags: ['one-product-left-out'] }, (name, problem) => {
  const { status, output } = without([name], () => copy.run('tools/generate/index.ts', '--without-docs'));
  expect(status).toBe(1);
  expect(output).toMatch(problem);
});

/** Compiles the copy without a feature of the product's record. @returns the errors */
const compileWithoutFeature: typeof compile = (product) => {
  const file = join(product.folder, `portal/src/products/records/${CODE}.ts`);
  const record = readFileSync(file, 'utf8');
  writeFileSync(file, record.replace('    quickBill: true,\n', ''));
  const output = compile(product);
  writeFileSync(file, record);
  return output;
};

test.each(
  drawnByCommit<[what: string, names: EditName[], errorsOf: typeof compile, errors: RegExp[]]>(
    [
      [
        'the record of the portal or of the provider',
        ['record', 'provider'],
        compile,
        [/catalogue\.ts.*TS2307.*records\/12040\.ts/, /world\/products\.ts.*TS2741.*'12040' is missing/],
      ],
      [
        'the line in the catalogue or without a feature',
        ['catalogue'],
        compileWithoutFeature,
        [/catalogue\.ts.*TS2741.*'12040' is missing/, /records\/12040\.ts.*TS2741.*'quickBill' is missing/],
      ],
    ],
    2,
  ),
)('does not compile without %s', { tags: ['one-product-left-out'] }, (_what, names, errorsOf, errors) => {
  const output = without(names, () => errorsOf(copy));
  for (const error of errors) expect(output).toMatch(error);
});

test('names the missing scenario if a session asks for it', { tags: ['one-product-left-out'] }, async () => {
  const answer = await client().send('POST', '/_sim/api/session', { scenarios: [SCENARIO] });
  expect(answer.status).toBe(404);
  expect(answer.text).toContain(SCENARIO);
});

test('the product has its home and its menu', { tags: ['one-product-added'] }, () => {
  const script = `
    const { homeOf } = await import('./portal/src/products/homes.ts');
    const { menuFor } = await import('./portal/src/products/menuFor.ts');
    const { productFor } = await import('./portal/src/products/catalogue.ts');
    const product = productFor('${CODE}');
    const { groups } = menuFor({ product, acctType: '1901', loginId: 'hechuan' });
    console.log(JSON.stringify([product.name, homeOf(product), groups.flatMap(({ items }) => items.map(({ name }) => name))]));`;
  const { output } = copy.run('--input-type=module', '-e', script);
  expect(JSON.parse(output)).toEqual([
    NAME,
    '/company/index',
    [
      ...[
        'index',
        'billList',
        'dueCalendar',
        'orderManage',
        'payRecord',
        'reconcile',
        'spending',
        'myCoupons',
      ],
      ...['clearTypeManage', 'accountManage'],
      ...['jcPaySetting', 'approvals', 'companyInfo', 'serviceContract', 'invoice', 'operationLog'],
    ],
  ]);
});

test('a user of the product sees a bill and repays it', { tags: ['one-product-added'] }, async () => {
  const session = await provider(SCENARIO, CODE, simulator.origin);
  const ask = async <Data>(operation: string, input: object): Promise<Data> =>
    dataOf(await session.call('provisional', operation, { productCode: CODE, ...input })) as Data;
  const opened = await session.call('standard', 'queryProductOpenInfo', { needLogin: true });
  expect(dataOf(opened)).toMatchObject({ productCode: CODE, code: 'OPENED' });
  const { bills } = await ask<{ bills: { billNo: string; owed: number }[] }>('prepareRepay', {});
  const [{ billNo, owed }] = bills as [(typeof bills)[number]];
  expect(await ask('queryBillDetail', { billNo })).toMatchObject({ billNo });
  const repayment = { bills: [{ billNo }], owed, amount: owed, source: 'OVERFLOW', idempotencyKey };
  const { repayNo } = await ask<{ repayNo: string }>('submitRepay', repayment);
  await session.fetch('/_sim/api/clock', { method: 'PUT', body: JSON.stringify({ advance: 'PT10S' }) });
  expect(await ask('queryRepayResult', { repayNo })).toMatchObject({ status: RepaymentStatus.Success });
});
