import { expect, test } from 'vitest';
import { panelOf } from './panels.ts';

test.each([
  [undefined, undefined],
  ['add', { kind: 'add' }],
  ['batch', { kind: 'batch' }],
  ['limit.hechuan_cg03', { kind: 'limit', jdpin: 'hechuan_cg03' }],
  ['edit.a.b', { kind: 'edit', jdpin: 'a.b' }],
  ['limit.', undefined],
  ['other.hechuan_cg03', undefined],
])('reads the panel of ?panel=%s', (value, panel) => expect(panelOf(value)).toEqual(panel));
