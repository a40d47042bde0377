/** Resources in the styles of frameworks: HAL, JSON:API, Kubernetes, Shopify, RuoYi, and parts that are named like their whole. */
import { expect, test } from 'vitest';
import { smallContract } from '../core/fixtures/smallContract.ts';
import { itemsOf } from '../core/judging/items.ts';
import { resourceOf } from '../core/judging/resource.ts';

const ok = (schema: string): string =>
  `{ '200': { description: ok, content: { application/json: { schema: ${schema} } } } }`;
const of = (...members: string[]): string => `{ type: object, properties: { ${members.join(', ')} } }`;
const text = (name: string): string => `${name}: { type: string }`;
const number = (name: string): string => `${name}: { type: integer }`;
const listOf = (name: string, item: string): string => of(`${name}: { type: array, items: ${item} }`);
const inPath = (name: string): string =>
  `{ name: ${name}, in: path, required: true, schema: { type: string } }`;
const bodyOf = (schema: string): string =>
  `{ required: true, content: { application/json: { schema: ${schema} } } }`;

const loan = of(number('id'), text('day'));
const show = of(text('id'), text('type'), `attributes: ${of(text('title'))}`);
const backup = of(text('kind'), text('apiVersion'), `metadata: ${of(text('name'))}`);
const product = of(number('id'), text('title'));
const repair = of(number('repairId'), text('content'));
const capture = of(text('reference'), text('paymentReference'), number('amount'));

const { operationOf } = smallContract(
  'styles.yaml',
  `
openapi: 3.0.3
info: { title: Styles, version: '1' }
paths:
  /loans:
    get: { operationId: listLoans, responses: ${ok(of(`_embedded: ${listOf('loans', loan)}`))} }
  /loans/{id}:
    parameters: [${inPath('id')}]
    get: { operationId: getLoan, responses: ${ok(loan)} }
  /shows/{id}:
    parameters: [${inPath('id')}]
    get: { operationId: getShow, responses: ${ok(of(`data: ${show}`, 'included: { type: array, items: { type: object } }'))} }
  /backups:
    get: { operationId: listBackups, responses: ${ok(listOf('items', backup))} }
  /backups/{name}:
    parameters: [${inPath('name')}]
    get: { operationId: readBackup, responses: ${ok(backup)} }
  /products.json:
    get: { operationId: listProducts, responses: ${ok(listOf('products', product))} }
  /products/{product_id}.json:
    parameters: [${inPath('product_id')}]
    get: { operationId: getProduct, responses: ${ok(of(`product: ${product}`))} }
  /repair/{repairId}:
    parameters: [${inPath('repairId')}]
    get: { operationId: getRepair, responses: ${ok(repair)} }
  /repair/{repairIds}:
    parameters: [${inPath('repairIds')}]
    delete: { operationId: removeRepair, responses: { '200': { description: ok } } }
  /repair/assign:
    put:
      operationId: assignRepair
      requestBody: ${bodyOf('{ type: object, required: [repairId], properties: { repairId: { type: integer } } }')}
      responses: ${ok(repair)}
  /payments/{reference}/captures:
    parameters: [${inPath('reference')}]
    get: { operationId: listCaptures, responses: ${ok(listOf('data', capture))} }
    post: { operationId: capture, requestBody: ${bodyOf(of(number('amount')))}, responses: ${ok(capture)} }
  /GetTariff:
    post: { operationId: GetTariff, responses: ${ok(of(text('code')))} }
`,
);

test.each([
  ['listLoans', ['list /loans by id']],
  ['getShow', ['one /shows by id']],
  ['listBackups', ['list /backups by name']],
  ['readBackup', ['one /backups by name']],
  ['listProducts', ['list /products by id']],
  ['getProduct', ['one /products by product_id']],
  ['removeRepair', ['one /repair by repairIds']],
  ['assignRepair', ['one /repair by repairId']],
  ['listCaptures', ['list /payments/{reference}/captures by reference']],
  ['capture', ['made /payments/{reference}/captures by reference']],
])('finds the resources of %s', { tags: ['far-checker-styles'] }, (id, roles) => {
  // For one resource the name of the id in the request, else its member in the response.
  const found = (operationOf(id).roles ?? []).map(({ does, resource }) =>
    does === 'one'
      ? `one ${resource.name} by ${resource.as}`
      : `${does} ${resource.name} by ${resource.member}`,
  );
  // Shopify's paths end in `.json`.
  expect(found.map((each) => each.replace('.json', ''))).toEqual(roles);
});

test('takes a POST as a read if its name begins with Get', () => {
  expect(operationOf('GetTariff').effect).toBe('read');
});

test('reads the items of HAL and the names of Kubernetes objects', () => {
  const data = { _embedded: { loans: [{ id: 1, day: 'Monday' }] } };
  expect(itemsOf(operationOf('listLoans'), { success: true, data })).toEqual([{ id: 1, day: 'Monday' }]);
  const object = { kind: 'Backup', apiVersion: 'v1', metadata: { name: 'nightly' } };
  expect(resourceOf(operationOf('readBackup'), object)).toMatchObject({ name: 'nightly' });
});
