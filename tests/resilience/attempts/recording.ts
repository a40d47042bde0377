/** Measures the recording of a log that is full of large requests. */
import { costs, COUPONS, type Target } from '../cost.ts';

const REQUESTS = 500;

const fill = async ({ send, control }: Target): Promise<void> => {
  await control('DELETE', '/log');
  const list = Array.from({ length: 2_400 }, () => ({}));
  const body = JSON.stringify({ productCode: '12003', a: list });
  for (let index = 0; index < REQUESTS; index += 1) await send(COUPONS, { method: 'POST', body });
  await control('GET', '/recording?name=warm');
};

export const attempt = costs('34.9', 'records a log that is full of large requests', [
  {
    name: 'a recording of 500 large requests',
    control: true,
    before: fill,
    run: ({ control }) => control('GET', '/recording?name=r'),
  },
]);
