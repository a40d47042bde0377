import { expect, test } from 'vitest';
import { answer, inPath, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { encode } from './encode.ts';

const file = { type: 'string', format: 'binary' };

/** Returns the form that `POST /pets/{id}/photo` sends. A strict form is in `body` within the payload. */
function formSent(schema: object): string {
  const { operationOf } = smallContract('photos.json', {
    components: { schemas: { Photo: file } },
    paths: {
      '/pets/{id}/photo': {
        parameters: [inPath('id')],
        post: {
          operationId: 'send',
          requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
          responses: { 204: answer('stored') },
        },
      },
    },
  });
  const operation = operationOf('send');
  const members = { photo: 'cat.pdf', title: 'Cat' };
  const payload = { id: '7', ...(operation.bodyMember === undefined ? members : { body: members }) };
  return encode(operation, { payload, login: 'parent' }, '').body ?? '';
}

test.each([
  ['a form', object({ photo: file, title: text })],
  ['a form with a reference', object({ photo: { $ref: '#/components/schemas/Photo' }, title: text })],
  ['a form with an optional file', object({ photo: { anyOf: [file, { type: 'null' }] }, title: text })],
  ['a choice of forms', { oneOf: [object({ link: text }), object({ photo: file, title: text })] }],
  ['a strict form', { ...object({ photo: file, title: text }), additionalProperties: false }],
])('sends a file as a file, and a text as a text, in %s', (_, schema) => {
  const body = formSent(schema);
  expect(body).toContain('name="photo"; filename="cat.pdf"');
  expect(body).toMatch(/name="title"\r\n\r\nCat\r\n/);
});
