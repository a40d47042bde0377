/** Measures the export of log rows with large bodies of small values. */
import { costs, COUPONS, TOKEN, type Costly, type Target } from '../cost.ts';

const BYTES = 985_000;

/** Returns a body whose list repeats a value. @param unit the value with a comma */
const bodyOf = (unit: string, bytes = BYTES): string =>
  `{"productCode":"12003","x":[${unit.repeat(bytes / unit.length)}0]}`;

const fill =
  (body: string, rows: number) =>
  async ({ send, control }: Target): Promise<void> => {
    await control('DELETE', '/log');
    for (let row = 0; row < rows; row += 1) await send(COUPONS, { method: 'POST', body });
  };

/** Values, each with a comma, that a body repeats in a list. */
const UNITS = ['"",', '[{}],', '{},', '0,'];
/** Texts like those around secrets, which a body repeats. */
const SECRETS = ['"token":"', 'token=%25', '"token":["\\\\",', '<token>', String.raw`\"`, ' :'];

/** Exports the newest row as a test. A refusal counts too, because it also has a cost. */
const exportTest = async ({ send, control }: Target): Promise<void> => {
  const [row] = await control<{ id: number }[]>('GET', '/log?limit=1');
  await send(`/_sim/api/log/test?id=${row?.id}`, { headers: { 'x-sim-token': TOKEN } });
};

const exportsOf = (body: string, name: string): Costly[] => [
  { name: `test of ${name}`, control: true, before: fill(body, 1), run: exportTest },
  {
    name: `log of eight rows of ${name}`,
    control: true,
    before: fill(body, 8),
    run: ({ control }) => control('GET', '/log'),
  },
  {
    name: `HAR of eight rows of ${name}`,
    control: true,
    before: fill(body, 8),
    run: ({ control }) => control('GET', '/log.har'),
  },
  {
    name: `replayable HAR of eight rows of ${name}`,
    control: true,
    before: fill(body, 8),
    run: ({ control }) => control('GET', '/log.har?replayable=true'),
  },
];

export const attempt = costs('34.19', 'exports rows with large bodies', [
  ...UNITS.flatMap((unit) => exportsOf(bodyOf(unit), `1 MB of ${unit}`)),
  ...exportsOf(bodyOf('"",', 400_000), '400 kB of "",'),
  ...SECRETS.flatMap((unit) => exportsOf(unit.repeat(BYTES / unit.length), `1 MB of ${unit}`)),
]);
