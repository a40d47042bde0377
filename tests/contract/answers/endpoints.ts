/** Tests that an endpoint answers as the requirements say. */
import { expect, test } from 'vitest';
import type { ServiceName } from '#generated/services.ts';
import { dataOf, provider, type Answer } from '../tools/provider.ts';

interface Endpoint {
  /** Rows of the requirements. */
  readonly ids: string[];
  readonly method: 'GET' | 'POST';
  /** The whole path, or what follows the one that all share. */
  readonly path: string;
  readonly operation: string;
  readonly input: Record<string, unknown>;
  readonly data: unknown;
  /** Baseline by default. */
  readonly scenario: string | undefined;
}

const by =
  (method: Endpoint['method']) =>
  (ids: string, path: string, input: Endpoint['input'], data: unknown, scenario?: string): Endpoint => ({
    ids: ids.split(' '),
    method,
    path,
    operation: path.split('/').at(-1) ?? '',
    input,
    data,
    scenario,
  });
/** Describe an endpoint: its rows (separated by blanks), path, input, expected data and scenario. */
export const [get, post] = [by('GET'), by('POST')];

/** Tests each endpoint with its own method and the other one. @param under start of their paths @param also checks a response further */
export function testEndpoints(
  service: ServiceName,
  under: string,
  endpoints: readonly Endpoint[],
  also: (answer: Answer) => void = () => undefined,
): void {
  for (const { ids, method, path: end, operation, input, data, scenario } of endpoints) {
    const path = end.startsWith('/') ? end : under + end;
    test(`serves ${method} ${path} as documented, and no other method`, { tags: ids }, async () => {
      const { call, fetch } = await provider(scenario);
      const answer = await call(service, operation, input);
      expect(answer.status).toBe(200);
      expect(answer.url).toBe(path);
      also(answer);
      expect(dataOf(answer)).toEqual(data);
      expect((await fetch(path, { method: method === 'GET' ? 'POST' : 'GET' })).status).toBe(405);
    });
  }
}
