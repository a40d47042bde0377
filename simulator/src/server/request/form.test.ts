import { expect, test } from 'vitest';
import { formLimits, readForm } from './form.ts';

const part = (disposition: string, content: string): string =>
  `--zz\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

const read = (text: string): unknown =>
  readForm(Buffer.from(text), 'zz')?.map(({ content, ...rest }) => ({
    ...rest,
    content: content.toString(),
  }));

test('reads texts and files with their names', () => {
  const text = `${part('name="a"', '1\r\n2')}${part('name="文件"; filename="发票 %22.pdf"', '')}${part('filename=x; name=b', '--z')}--zz--\r\n`;
  expect(read(text)).toEqual([
    { name: 'a', content: '1\r\n2' },
    { name: '文件', filename: '发票 ".pdf', content: '' },
    { name: 'b', filename: 'x', content: '--z' },
  ]);
  expect(read('--zz--\r\n')).toEqual([]);
});

test('reads forms that the platform writes', async () => {
  const form = new FormData();
  form.append('a', '值');
  form.append('file', new Blob(['%PDF']), '增值税"发票.pdf');
  const sent = new Response(form);
  const boundary = /boundary=(.+)$/.exec(sent.headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = readForm(Buffer.from(await sent.arrayBuffer()), boundary);
  expect(parts?.map(({ name, filename }) => [name, filename])).toEqual([
    ['a', undefined],
    ['file', '增值税"发票.pdf'],
  ]);
});

test.each([
  ['no boundary', 'no form'],
  ['another boundary', part('name="a"', '1').replaceAll('--zz', '--qq')],
  ['no end', part('name="a"', '1')],
  ['no name', `${part('filename="a"', '1')}--zz--`],
  ['no empty line', '--zz\r\nContent-Disposition: form-data; name="a"\r\n--zz--'],
  ['too many parts', `${part('name="a"', '1').repeat(formLimits.parts + 1)}--zz--`],
  ['too long a text', `${part('name="a"', 'x'.repeat(formLimits.textBytes + 1))}--zz--`],
  ['too long headers', `${part(`name="a"; x="${'x'.repeat(formLimits.headerBytes)}"`, '1')}--zz--`],
])('rejects %s as a form', (_what, text) => expect(read(text)).toBeUndefined());
