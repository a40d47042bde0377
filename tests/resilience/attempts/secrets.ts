/** Measures requests with many secrets, and reads of their log. */
import { CHANNEL_COUPONS, costs, type Costly, type Target } from '../cost.ts';

const nested = (count: number, length: number, start: string): object => ({
  productCode: '12003',
  eid: '',
  list: Array.from({ length: count }, (_, index) => ({
    sdkToken: start + String(index).padStart(length - start.length, '0'),
  })),
});

const bodies: Readonly<Record<string, object>> = {
  '1,000 secrets in 30 kB': nested(1000, 15, 't'),
  '1,500 secrets': nested(1500, 15, 't'),
  '2,000 secrets in 900 kB': nested(2000, 420, 'a'.repeat(400)),
  '10 secrets in 900 kB': { ...nested(10, 20, 'a'.repeat(15)), text: 'a'.repeat(900_000) },
  'a secret of 900 kB': { productCode: '12003', eid: '', sdkToken: 'a'.repeat(900_000) },
};

const begin = async ({ control }: Target): Promise<void> => void (await control('DELETE', '/log'));

const all = Object.entries(bodies).flatMap(([name, body]): Costly[] => [
  {
    name: `${name}, sent`,
    before: begin,
    run: ({ send }) => send(CHANNEL_COUPONS, { method: 'POST', body: JSON.stringify(body) }),
  },
  {
    name: `${name}, read`,
    control: true,
    run: async ({ control }) => {
      const text = JSON.stringify(await control('GET', '/log?raw=true'));
      // The body with 10 secrets has a long text of its own.
      return /t0000000000000\d|a{300}/.test(text) && !name.includes('10 secrets')
        ? 'the log shows a secret'
        : undefined;
    },
  },
  { name: `${name}, searched`, control: true, run: ({ control }) => control('GET', '/log?search=nowhere') },
]);

export const attempt = costs('34.9', 'masks secrets, however many', all);
