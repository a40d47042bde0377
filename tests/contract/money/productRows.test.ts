/** Tests error rows with `wrong-product`: the operation refuses all products except those that the row names. */
import { describe, expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums.ts';
import { catalogue } from '#simulator/services/catalogue.ts';
import { examplesOf } from '#tools/sim/coverage/examples.ts';
import { provider } from '../tools/provider.ts';

const rows = catalogue
  .filter(({ upload }) => !upload)
  .flatMap((operation) =>
    operation.errors.flatMap(({ code, products }) => (products ? [{ operation, code, products }] : [])),
  );

describe.each(rows)('$operation.address', ({ operation, code, products }) => {
  test('refuses exactly the products outside its row', async () => {
    const session = await provider();
    const [example] = examplesOf(operation);
    const refused: string[] = [];
    for (const productCode of Object.values(ProductCode)) {
      const { body } = await session.call(operation.service, operation.id, { ...example, productCode });
      if (JSON.stringify(body).includes(`"${code}"`)) refused.push(productCode);
    }
    expect(refused).toEqual(Object.values(ProductCode).filter((product) => !products.includes(product)));
  });
});
