/** Tests uploads as multipart/form-data: they are validated, and the log has the name of the file. */
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { components } from '#generated/control/types.ts';

const path = '/provisional/increase/uploadIncreaseFile';
const pdf = Buffer.from('%PDF-1.7\n');

async function upload(fields: Record<string, string | Blob>, to = path) {
  const headers = { 'X-Sim-Session': `t-${randomUUID()}` };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, '增值税发票.pdf');
  const response = await fetch(inject('origin') + to, { method: 'POST', headers, body: form });
  const log: [components['schemas']['LogEntry']] = await (
    await fetch(`${inject('origin')}/_sim/api/log`, { headers })
  ).json();
  return { status: response.status, json: (await response.json()) as unknown, entry: log[0] };
}

const fields = { productCode: '12003', materialType: 'INVOICE' };

test('accepts a valid form with a file, and logs the file’s name', async () => {
  const { status, entry } = await upload({ ...fields, file: new Blob([pdf]) });
  expect(status).toBe(200);
  expect(entry).toMatchObject({
    valid: { request: true, response: true },
    request: { ...fields, file: '增值税发票.pdf' },
  });
});

test.each([
  ['a missing member', { productCode: '12003', file: new Blob([pdf]) }, '/materialType 缺少必填字段'],
  ['an unknown value', { ...fields, materialType: 'X', file: new Blob([pdf]) }, '/materialType 应为以下之一'],
  ['no file', fields, '/file 缺少必填字段'],
  ['a text in place of the file', { ...fields, file: '发票.pdf' }, '缺少文件'],
])('refuses %s in the envelope', async (_what, sent, message) => {
  const { status, json } = await upload(sent as Record<string, string | Blob>);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    resultCode: 'E9000001',
    resultMsg: expect.stringContaining(message) as string,
  });
});

test('refuses JSON in place of a form by an error code, and a form in place of JSON by HTTP 400', async () => {
  const sent = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, file: '发票.pdf' }),
  });
  expect(await sent.json()).toMatchObject({ resultCode: 'E9000001' });
  const { status } = await upload({ a: 'b' }, '/provisional/bills/queryBillPage');
  expect(status).toBe(400);
});

test('refuses bytes that are no form with HTTP 400', async () => {
  const sent = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no form',
  });
  expect(sent.status).toBe(400);
});

test('refuses a file above 10 MiB by the code of its operation, and one of 16 MB by HTTP 413', async () => {
  const large = await upload({ ...fields, file: new Blob([pdf, Buffer.alloc(10 * 1024 * 1024)]) });
  expect([large.status, large.json]).toEqual([200, expect.objectContaining({ resultCode: 'P060006' })]);
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(16_100_000)]));
  const huge = await fetch(inject('origin') + path, { method: 'POST', body: form }).catch(() => undefined);
  // Either the response arrives, or the server closes while the client still sends.
  if (huge) expect(huge.status).toBe(413);
});

test(
  'limits the parts of a form by the right boundary if the content type also has a wrong one',
  { tags: ['hold-forms'] },
  async () => {
    const part = '--zz\r\nContent-Disposition: form-data; name="a"\r\n\r\n0\r\n';
    const statusOf = async (type: string, parts: number): Promise<number> => {
      const headers = { 'content-type': `multipart/form-data; ${type}` };
      const body = `${part.repeat(parts)}--zz--\r\n`;
      return (await fetch(inject('origin') + path, { method: 'POST', headers, body })).status;
    };
    for (const type of [
      'x-boundary=qq; boundary=zz',
      'x="boundary=qq"; boundary=zz',
      'boundary=zz; boundary=qq',
    ])
      // A form has at most 50 parts; with fewer the operation itself refuses the missing fields.
      expect([await statusOf(type, 3), await statusOf(type, 60)]).toEqual([200, 400]);
  },
);
