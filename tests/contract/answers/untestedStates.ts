interface Operation {
  readonly id: string;
  readonly errors: readonly { readonly code: string; readonly when: string }[];
}

type Row = readonly [code: string, scenario: string, operation: string, ...rest: unknown[]];

/**
 * Returns the state codes of these operations that no row of a test triggers, each as `operationId code`.
 * @param elsewhere codes that other tests cover
 */
export function untestedStates(
  operations: readonly Operation[],
  rows: readonly Row[],
  elsewhere: readonly string[] = [],
): string[] {
  const tested = new Set(rows.map(([code, , operation]) => `${operation} ${code}`));
  return operations.flatMap(({ id, errors }) =>
    errors
      .filter(({ when, code }) => when === 'state' && !elsewhere.includes(code))
      .map(({ code }) => `${id} ${code}`)
      .filter((row) => !tested.has(row)),
  );
}
