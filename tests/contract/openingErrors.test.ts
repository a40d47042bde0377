/** Every state code of the opening's error tables is met by some request in the scenario that the contract names for it. */
import { expect, inject, test } from 'vitest';
import { conditionName, conditions } from '#tools/sim/coverage/documented.ts';
import { runCondition } from '#tools/sim/coverage/runCondition.ts';
import { http } from '#tools/sim/http.ts';
import { inParallel } from '#tools/sim/inParallel.ts';
import { isOpening } from './openingWay.ts';

test('every condition of the opening is met where its table says', async () => {
  const client = http(inject('origin'), 10_000);
  const own = conditions.filter(({ operation }) => isOpening(operation.id));
  expect(own.length).toBeGreaterThan(80);
  const met = await inParallel(own, 6, (condition, index) =>
    runCondition(client, condition, `opening-errors-${index}`),
  );
  client.close();
  expect(own.filter((_, index) => !met[index]?.met).map(conditionName)).toEqual([]);
}, 120_000);
