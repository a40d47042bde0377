/** Reports a row for unsupported products if the backend serves every product code. */
export const productRefused = {
  id: 'product-refused',
  title: 'some product is refused where the contract has a code for it',
  judge: () => [],
} as const;
