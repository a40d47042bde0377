import { expect, test } from 'vitest';
import { sound } from './sound.ts';

const building = (path: string) =>
  sound(
    {
      kind: 'visited',
      look: { url: `http://localhost/front${path}`, text: '页面建设中', mains: 1, controls: [], waiting: [] },
      happened: { errors: [], native: [] },
      axe: [],
    } as never,
    { leadsSomewhere: () => true, before: [] },
  )
    .filter(({ check }) => check === 'sound.building')
    .map(({ subject }) => subject);

test('has one cause for a page under construction, with any parameter in its address', () => {
  expect(building('/company/taskDetail/CY2026110002')).toHaveLength(1);
  expect(building('/company/taskDetail/CY2026110002')).toEqual(building('/company/taskDetail/CY2026110003'));
  expect(building('/company/taskDetail/CY2026110002')).not.toEqual(building('/company/myCoupons'));
});
