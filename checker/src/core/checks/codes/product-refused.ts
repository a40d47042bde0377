/** Reports a row for unsupported products if the backend serves every product code. */
export const productRefused = {
  id: 'product-refused',
  title: 'a documented code for wrong products occurs for some product',
  judge: () => [],
} as const;
