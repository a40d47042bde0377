import { expect, test } from 'vitest';
import { breakable, type Break } from './mutationPoints.ts';

/** Returns the text and the kinds of points of a source whose first point has the number 7. */
const broken = (source: string, file = 'a.tsx') => {
  const { text, points } = breakable(file, source, 7);
  return { text, kinds: points.map(({ kind }) => kind) };
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
  ['const f = () => g();', ['drop'], 'const f = () => (__proof.skip(7) ? undefined : g());'],
  ['function f() { return g; }', ['drop'], 'function f() { return __proof.drop(7, g); }'],
  ['const f = () => { c = [a, b]; };', ['without'], 'const f = () => { c = __proof.without(7, [a, b]); };'],
  [
    'const f = () => a && <B c="d" />;',
    ['flip', 'text', 'drop'],
    'const f = () => __proof.drop(9, __proof.flip(7, a) && <B c={__proof.text(8, "d")} />);',
  ],
  [
    "const f = { a: 'x', b: [1, 0], c: true, 2: d };",
    ['text', 'number', 'without', 'flip'],
    'const f = { get a() { return __proof.text(7, "x"); }, set a(value) { __proof.put(this, "a", value); }, get b() { return __proof.once("7:20", () => __proof.without(9, [__proof.number(8, 1), 0])); }, set b(value) { __proof.put(this, "b", value); }, get c() { return __proof.flip(10, true); }, set c(value) { __proof.put(this, "c", value); }, 2: d };',
  ],
])('adds the mutation points to %s', (source, kinds, text) =>
  expect(broken(source)).toEqual({ text, kinds }),
);

test.each([
  ['code outside of functions that is no datum', 'const a = b < c ? [] : 0; g();'],
  ['types', "const f = () => { let a: 'x' | 'y'; let b: Array<'z'>; };"],
  ['appearance', 'const f = () => { b = <B sx={{ color: a ? "x" : "y" }} variant="z" />; };'],
  ['the name of a drawing', 'const f = () => { b = <Icon name={a ? "x" : "y"} />; };'],
  ['the key of a menu entry', "const a = { name: 'x', icon: 'y' };"],
  ['gaps', "const f = () => { b = <B>{' '}</B>; };"],
  ['names of properties', "const f = () => { a = { 'b': c }; };"],
  [
    'logs, imports and errors',
    "const f = () => { console.log('x', a < b); import('y'); throw new E('z'); };",
  ],
  ['dependency lists', 'const f = () => { a = useMemo(b, [c, d]); };'],
  ['destructuring', 'const f = () => { [a, b] = c; };'],
  ['cache keys', "const f = () => { a = { queryKey: ['b', c] }; };"],
  ['cache keys outside of a query', "const a = ['legacy', 'b', { c: 'd' }];"],
])('adds no mutation point to %s', (_, source) => expect(broken(source).kinds).toEqual([]));

test('a point has the line and text of its source', () => {
  const { points } = breakable('a.ts', 'const f = () => {\n  if (a)\n    g();\n};', 1);
  expect(points.map(({ line, text }) => [line, text])).toEqual([
    [2, 'a'],
    [3, 'g();'],
  ]);
});

test('a point in data keeps the text of its record, or of its own row in a long table', () => {
  const record = `{ name: 'a', link: '/a' }`;
  const long = 'x'.repeat(240);
  const { points } = breakable('a.ts', `const t = [${record}]; const u = { b: f('c'), e: '${long}' };`, 1);
  expect(points.map(({ text, beside }) => [text, beside])).toEqual([
    ["'a'", record],
    ["'/a'", record],
    [`[${record}]`, `const t = [${record}]`],
    ["'c'", "b: f('c')"],
    [expect.any(String), expect.any(String)],
  ]);
});

test('distinguishes data reached by loading the file from data read later', () => {
  const { points } = breakable('a.ts', "const t = { a: 'x', b: ['y'] }; const u = new Set(['z']);", 1);
  expect(points.map(({ text, isLoaded }) => [text, isLoaded])).toEqual([
    ["'x'", undefined],
    ["'y'", undefined],
    ["['y']", undefined],
    ["'z'", true],
    ["['z']", true],
  ]);
});

test('caches the result of a call in a table separately from its list arguments', () => {
  const { text } = breakable('a.ts', "const t = { a: f({ b: ['x'] }) };", 1);
  const places = [...text.matchAll(/once\("(.*?)"/g)].map(([, place]) => place);
  expect(new Set(places).size).toBe(2);
});
