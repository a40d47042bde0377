import { expect, test } from 'vitest';
import { provider } from '../tools/provider.ts';

interface Operation {
  readonly id: string;
  readonly errors: readonly { readonly code: string; readonly when: string }[];
}

/** Code, scenario, operation and request of a refusal. */
export type Refusal = [code: string, scenario: string, operation: string, input: object];

/** Tests each refusal of the provisional service. @param common members of every request */
export function testRefusals(rows: readonly Refusal[], common: object = {}): void {
  test.each(rows)(
    'returns %s with a Chinese message in scenario %s for %s',
    async (code, scenario, operation, input) => {
      const { call } = await provider(scenario);
      const { status, body } = await call('provisional', operation, { ...common, ...input });
      expect([status, body['resultCode']]).toEqual([200, code]);
      expect(body['resultMsg']).toMatch(/\p{Script=Han}/u);
    },
  );
}

/**
 * Returns the state codes of these operations that no row of a test triggers, each as `operationId code`.
 * @param elsewhere codes that other tests cover
 */
export function untestedStates(
  operations: readonly Operation[],
  rows: readonly Refusal[],
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
