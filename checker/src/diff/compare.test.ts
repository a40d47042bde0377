import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundled } from '../contract/locate.ts';
import { compare } from './compare.ts';
import type { Documents } from './load.ts';
import { rules } from './rules.ts';

const text = readFileSync(join(bundled.folder, 'standard', 'openapi.json'), 'utf8');
interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: object }[];
  'x-login'?: string;
  'x-errors': { code: string; when: string; provenance?: string }[];
}
interface Json {
  'x-envelope': { code: string };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Shape> };
}
interface Shape {
  required: string[];
  properties: Record<string, object>;
  enum: string[];
}
const PATH = '/jc/stdjc/page/coupon/queryCouponInfo';

/** The standard contract with a change. */
function changed(change: (document: Json) => void): Documents {
  const document: Json = JSON.parse(text);
  change(document);
  return new Map([['standard', document as never]]);
}

const same = changed(() => undefined);
const coupon = (change: (operation: Operation) => void) => changed(({ paths }) => change(paths[PATH]!.post));
const kinds = (fresh: Documents, old = same) =>
  compare(old, fresh).map(({ kind }) => `${rules[kind].verdict} ${kind}`);

test('nothing changed, nothing said', () => {
  expect(compare(same, same)).toEqual([]);
});

test.each<[string, Documents, string[]]>([
  ['an operation goes', changed(({ paths }) => void delete paths[PATH]), ['breaking operation-removed']],
  [
    'a header is wanted',
    coupon(({ parameters }) => {
      parameters.push({ name: 'x-device-id', in: 'header', required: true, schema: { type: 'string' } });
    }),
    ['breaking request-member-required'],
  ],
  [
    'a login is wanted no more',
    coupon((operation) => Object.assign(operation, { 'x-login': 'optional' })),
    ['safe login-dropped', 'safe code-removed'],
  ],
  [
    'a code comes',
    coupon((operation) => operation['x-errors'].splice(1, 0, { code: 'E1200007', when: 'state' })),
    ['unclear code-added'],
  ],
  [
    'another code wins',
    coupon((operation) => operation['x-errors'].reverse()),
    ['breaking precedence-changed'],
  ],
  [
    'a code means something else',
    coupon((operation) => Object.assign(operation['x-errors'][0]!, { when: 'state' })),
    ['breaking code-means-other'],
  ],
  [
    'an assumed code is agreed',
    coupon((operation) => void delete operation['x-errors'][0]!.provenance),
    ['safe code-agreed'],
  ],
])('%s', (_, fresh, expected) => {
  expect(kinds(fresh)).toEqual(expected);
});

const schemas = (change: (all: Record<string, Shape>) => void) =>
  changed(({ components }) => change(components.schemas));
const about = (fresh: Documents) => [...new Set(kinds(fresh))];

test('the same change is safe in a request and not in an answer, or the other way round', () => {
  expect(about(schemas(({ ProductCode }) => ProductCode!.enum.push('12099')))).toEqual([
    'safe request-value-added',
    'unclear response-value-added',
  ]);
  expect(about(schemas(({ ProductCode }) => ProductCode!.enum.pop()))).toEqual([
    'breaking request-value-removed',
    'safe response-value-removed',
  ]);
});

test('a member that callers read may not go, nor become optional', () => {
  const answer = schemas(({ CouponInfo }) => void delete CouponInfo!.properties['availableCouponNum']);
  expect(about(answer)).toEqual(['breaking response-member-removed']);
  expect(about(schemas(({ CouponInfo }) => void CouponInfo!.required.shift()))).toEqual([
    'breaking response-member-optional',
  ]);
});

test('the address of the envelope’s code is part of the contract', () => {
  const moved = changed((document) => Object.assign(document['x-envelope'], { code: '/code' }));
  expect(kinds(moved)).toEqual(['breaking envelope-changed']);
});
