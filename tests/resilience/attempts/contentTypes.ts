/** Measures forms and headers that repeat their parts. */
import { costs, UPLOAD, WRITE, type Costly } from '../cost.ts';

const BYTES = 15_000_000;

const form = (part: string, boundary: string): Buffer<ArrayBuffer> =>
  Buffer.from(`${part.repeat(Math.floor(BYTES / part.length))}--${boundary}--\r\n`);

const part = (boundary: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n0\r\n`;

const headerLines = `--zz\r\nContent-Disposition: form-data; name="a"\r\n${'a: b\r\n'.repeat(2_400_000)}\r\n0\r\n--zz--\r\n`;

const types: readonly (readonly [name: string, type: string, body: Buffer<ArrayBuffer>])[] = [
  ['one boundary', 'multipart/form-data; boundary=zz', form(part('zz'), 'zz')],
  ['two boundaries', 'multipart/form-data; x-boundary=qq; boundary=zz', form(part('zz'), 'zz')],
  ['boundary twice', 'multipart/form-data; boundary=zz; boundary=qq', form(part('zz'), 'zz')],
  ['a quoted name', 'multipart/form-data; x="boundary=qq"; boundary=zz', form(part('zz'), 'zz')],
  // Below the limit of other bodies, as if it were no form.
  ['capitals', 'Multipart/Form-Data; Boundary=zz', form(part('zz'), 'zz').subarray(0, 990_000)],
  ['headers without end', 'multipart/form-data; boundary=zz', Buffer.from(headerLines)],
  ['nearly a boundary', `multipart/form-data; boundary=${'a'.repeat(70)}`, Buffer.alloc(BYTES, 'a')],
];

const forms = types.map(([name, type, body]): Costly => ({
  name: `form, ${name}`,
  run: ({ send }) => send(UPLOAD, { method: 'POST', body, headers: { 'content-type': type } }),
}));

const agents = ['Version/1', 'Edg/', 'Mozilla/5.0 (', 'Version/1 Safari'].map((word): Costly => ({
  name: `User-Agent ${word}…`,
  run: ({ send }) =>
    send(WRITE, {
      method: 'POST',
      body: '{"productCode":"12003","sms":[],"email":[]}',
      headers: { 'user-agent': word.repeat(Math.floor(15_000 / word.length)) },
    }),
}));

export const attempt = costs('34.11', 'reads forms and headers once', [...forms, ...agents]);
