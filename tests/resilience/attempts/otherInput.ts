/** Measures long names, long lists, and regular expressions on client input. */
import { costs, COUPONS, WRITE, type Costly } from '../cost.ts';

const long = 900_000;
const post =
  (path: string, value: unknown, headers: Readonly<Record<string, string>> = {}): Costly['run'] =>
  ({ send }) =>
    send(path, { method: 'POST', body: JSON.stringify(value), headers });

const email = (emailAddress: string): Costly['run'] =>
  post(WRITE, { productCode: '12003', sms: [], email: ['BILL'], emailAddress });

const header = (name: string, value: string): Costly['run'] =>
  post(COUPONS, { productCode: '12003' }, { [name]: value });

const scenarios = (count: number): string =>
  Array.from({ length: count }, (_, index) => `x${index}`).join(',');

const all: readonly Costly[] = [
  { name: 'an address of dots', run: email(`a@${'.'.repeat(long)}@`) },
  { name: 'an address of letters', run: email(`a@${'a.'.repeat(long / 2)} `) },
  { name: 'a text of sim:', run: post(COUPONS, { productCode: 'sim:'.repeat(long / 4) }) },
  { name: 'a list of forced words', run: header('x-sim-force', 'delay-1ms,'.repeat(1500)) },
  { name: 'a list of preferences', run: header('prefer', 'example=,'.repeat(1600)) },
  { name: 'many cookies', run: header('cookie', 'a=b;'.repeat(3500)) },
  { name: 'a name of a session', run: header('x-sim-session', '%E4%BB%98'.repeat(1600)) },
  { name: 'names of scenarios', run: ({ send }) => send(`/front/?scenario=${scenarios(2000)}`) },
  {
    name: 'all scenarios at once',
    run: async ({ send, control }) => {
      const known = await control<{ name: string }[]>('GET', '/scenarios');
      const names = known.map(({ name }) => name);
      return send(`/front/?scenario=${names.join(',')}`);
    },
  },
  { name: 'a long path', run: ({ send }) => send(`/${'bill/'.repeat(3000)}`) },
  { name: 'a long query', run: ({ send }) => send(`/api/v1/user/getUserNickName?${'a&'.repeat(7500)}`) },
  { name: 'a file with dots', run: ({ send }) => send(`/front/${'.a'.repeat(7500)}`) },
  {
    name: 'a clock at the end',
    run: ({ send }) => send('/front/?scenario=overdue-bill&now=2099-12-31T00:00:00%2B08:00'),
  },
];

export const attempt = costs('34.11', 'reads long names, lists, paths and addresses at a bounded cost', all);
