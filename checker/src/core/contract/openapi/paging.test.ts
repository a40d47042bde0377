import { expect, test } from 'vitest';
import { inQuery, number, object, reads, text } from '../../fixtures/contractParts.ts';
import { smallContract } from '../../fixtures/smallContract.ts';

test.each([
  ['after', 'MUST be null on the last page.', 'page/after'],
  ['after', 'Absent if there are no more samples', 'page/after'],
  ['after', 'On the final page it is not returned.', 'page/after'],
  ['after', '最后一页为空', 'page/after'],
  ['after', '没有更多数据时为空', 'page/after'],
  ['after', '最后一页没有游标', 'page/after'],
  ['after', '没有更多数据时返回当前游标', undefined],
  ['after', 'Null on the first page. The last page has one too.', undefined],
  ['after', 'The cursor of this page', undefined],
  ['next', 'The cursor of this page', 'page/next'],
])('takes the member %s described "%s" for the next cursor: %s', (name, description, next) => {
  const page = object({ [name]: { ...text, description } });
  const data = object({ items: { type: 'array', items: object({ id: number }) }, page });
  const { operationOf } = smallContract('samples.json', {
    paths: {
      '/samples': {
        get: { ...reads('list', data), parameters: [inQuery('after'), inQuery('page_size', number)] },
      },
    },
  });
  expect(operationOf('list').cursor?.next).toBe(next);
});
