/** Tests compositions of several scenarios, and requests with very many scenarios. */
import { expect, test } from 'vitest';
import { clientIn } from '../client.ts';

interface Composition {
  readonly contradictions: readonly { readonly scenarios: readonly string[]; readonly message: string }[];
  readonly worldsCompared: boolean;
}

/** The second scenario cancels the statements of the first. */
const cancelling = ['newcomer', 'unopened'] as const;
const conflicting = ['v1-member', 'v2-member'] as const;

const readComposition = async (names: readonly string[]): Promise<Composition> => {
  const { control } = await clientIn('baseline');
  return control('GET', `/composition?scenarios=${names.join(',')}`);
};

/** Returns as many scenario names as one request accepts, the shortest ones. */
async function shortestNames(first: readonly string[]): Promise<string[]> {
  const { control } = await clientIn('baseline');
  const scenarios = await control<readonly { name: string }[]>('GET', '/scenarios');
  const chosen = [...first];
  for (const name of scenarios.map((scenario) => scenario.name).sort((a, b) => a.length - b.length))
    if (!chosen.includes(name) && [...chosen, name].join(',').length <= 512) chosen.push(name);
  return chosen;
}

const pairsOf = ({ contradictions }: Composition): string[] =>
  contradictions.map(({ scenarios }) => scenarios.join('+'));

test(
  'finds conflicts and cancelled statements in up to six scenarios',
  { tags: ['hold-composition'] },
  async () => {
    const names = (await shortestNames([...cancelling, ...conflicting])).slice(0, 6);
    const composition = await readComposition(names);
    expect(composition.worldsCompared).toBe(true);
    expect(pairsOf(composition)).toEqual(
      expect.arrayContaining([cancelling, conflicting].map((pair) => pair.join('+'))),
    );
  },
);

test(
  'compares only the settings of more than six scenarios, and says so',
  { tags: ['hold-composition'] },
  async () => {
    const names = await shortestNames([...cancelling, ...conflicting]);
    expect(names.length).toBeGreaterThan(45);
    const composition = await readComposition(names);
    expect(composition.worldsCompared).toBe(false);
    expect(pairsOf(composition)).toContain(conflicting.join('+'));
    expect(composition.contradictions.filter(({ message }) => message.includes('不能同真'))).toEqual([]);
  },
);
