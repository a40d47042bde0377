/** Measures worlds of up to 100,000 orders. */
import { costs, type Costly } from '../cost.ts';

const link = (size: string): Costly => ({
  name: `a link to ${size}`,
  run: async ({ send }) => {
    const { status } = await send(`/front/?world=seed:1:${size}`);
    // No link makes a world above L (XL, XXL): 400. A simulator that requires a token asks for it first: 401.
    return size.startsWith('X') && ![400, 401].includes(status) ? `answered with ${status}` : undefined;
  },
});

const begin =
  (size: string): Costly['before'] =>
  ({ control }) =>
    control('POST', '/session', { scenarios: ['baseline'], seed: 1, size });

const all: readonly Costly[] = [
  ...['S', 'M', 'L', 'XL', 'XXL'].map(link),
  ...['L', 'XL', 'XXL'].flatMap((size): Costly[] => [
    {
      name: `an empty patch of ${size}`,
      control: true,
      before: begin(size),
      run: ({ control }) => control('PATCH', '/world', {}),
    },
    // The next two go on in the session of the empty patch.
    {
      name: `a patch of ${size}`,
      control: true,
      run: ({ control }) => control('PATCH', '/world', { company: { name: '合川' } }),
    },
    { name: `a look at ${size}`, control: true, run: ({ control }) => control('GET', '/world') },
  ]),
];

export const attempt = costs('34.8', 'makes worlds of every size, and reads and changes large ones', all);
