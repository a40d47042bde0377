/** The run reports this check itself (`run/`): the backend serves every product code, although the contract has a code for wrong ones. */
export const productRefused = {
  id: 'product-refused',
  title: 'a documented code for wrong products occurs for some product',
  judge: () => [],
} as const;
