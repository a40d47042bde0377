import { expect, test } from 'vitest';
import { breakable, type Break } from './sites.ts';

const broken = (source: string, file = 'a.tsx') => {
  const { text, sites } = breakable(file, source, 7);
  return { text, kinds: sites.map(({ kind }) => kind) };
};

test.each<[source: string, kinds: Break[], text: string]>([
  ['const f = () => { if (a) b = 1; };', ['flip'], 'const f = () => { if (__proof.flip(7, a)) b = 1; };'],
  [
    'const f = () => { c = a < b; };',
    ['boundary'],
    "const f = () => { c = __proof.boundary(7, '<', a, b); };",
  ],
  ['const f = () => { c = a - b; };', ['sum'], "const f = () => { c = __proof.sum(7, '-', a, b); };"],
  ["const f = () => { c = 'x'; };", ['text'], 'const f = () => { c = __proof.text(7, "x"); };'],
  ['const f = () => { g(); };', ['skip'], 'const f = () => { __proof.skip(7) || g(); };'],
  [
    'const f = async () => { await g(); };',
    ['skip'],
    'const f = async () => { __proof.skip(7) || await g(); };',
  ],
  ['const f = () => g;', ['drop'], 'const f = () => __proof.drop(7, g);'],
  ['function f() { return g; }', ['drop'], 'function f() { return __proof.drop(7, g); }'],
  ['const f = () => { c = [a, b]; };', ['without'], 'const f = () => { c = __proof.without(7, [a, b]); };'],
  [
    'const f = () => a && <B c="d" />;',
    ['flip', 'text', 'drop'],
    'const f = () => __proof.drop(9, __proof.flip(7, a) && <B c={__proof.text(8, "d")} />);',
  ],
])('%s', (source, kinds, text) => expect(broken(source)).toEqual({ text, kinds }));

test.each([
  ['what stands outside of functions', "const a = b < c ? ['x'] : 'y'; g();"],
  ['types', "const f = () => { let a: 'x' | 'y'; let b: Array<'z'>; };"],
  ['how it looks', 'const f = () => { b = <B sx={{ color: a ? "x" : "y" }} variant="z" />; };'],
  ['which drawing it is', 'const f = () => { b = <Icon name={a ? "x" : "y"} />; };'],
  ['gaps', "const f = () => { b = <B>{' '}</B>; };"],
  ['names of properties', "const f = () => { a = { 'b': c }; };"],
  [
    'what is logged, imported, thrown',
    "const f = () => { console.log('x', a < b); import('y'); throw new E('z'); };",
  ],
  ['what is only watched', 'const f = () => { a = useMemo(b, [c, d]); };'],
  ['what is taken apart', 'const f = () => { [a, b] = c; };'],
  ['names of the cache', "const f = () => { a = { queryKey: ['b', c] }; };"],
])('nothing is broken in %s', (_, source) => expect(broken(source).kinds).toEqual([]));

test('lines and texts of the source are told', () => {
  const { sites } = breakable('a.ts', 'const f = () => {\n  if (a)\n    g();\n};', 1);
  expect(sites.map(({ line, text }) => [line, text])).toEqual([
    [2, 'a'],
    [3, 'g();'],
  ]);
});
