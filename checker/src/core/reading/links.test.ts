import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Document } from '../contract/document.ts';
import { scalarsOf } from '../contract/freeText.ts';
import { linksOf } from '../contract/links.ts';
import { operation } from '../fixtures/ourContracts.ts';
import { bundled } from './locate.ts';

const services = readdirSync(bundled.folder).filter((name) =>
  existsSync(join(bundled.folder, name, 'openapi.json')),
);
const read = (service: string): Document =>
  JSON.parse(readFileSync(join(bundled.folder, service, 'openapi.json'), 'utf8')) as Document;

test('reads from links under which name a response shows a member of a request', () => {
  expect(linksOf(read('provisional')).get('submitRepay')).toEqual({
    billNo: 'billNo',
    amount: 'owed',
    owed: 'owed',
  });
  expect(operation('provisional.trialRepay').linked).toEqual({
    billNo: 'billNo',
    amount: 'owed',
    owed: 'owed',
  });
  expect(operation('provisional.queryBillPage').linked).toEqual({});
});

test.each(services)('%s: every link fills a member of its operation', (service) => {
  for (const [id, members] of linksOf(read(service)))
    expect([...scalarsOf(operation(`${service}.${id}`)).keys()]).toEqual(
      expect.arrayContaining(Object.keys(members)),
    );
});
