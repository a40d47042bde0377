/** A row for products that may not do this, yet every product code was served. */
export const productRefused = {
  id: 'product-refused',
  title: 'some product is refused where the contract has a code for it',
  judge: () => [],
} as const;
