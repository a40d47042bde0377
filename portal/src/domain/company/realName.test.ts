import { expect, test } from 'vitest';
import { showsRealNameTag } from './realName.ts';

test('shows the real-name tag for company users with an invalid real name', () => {
  expect(showsRealNameTag('company', 'ESC_REAL_NAME_INVALID')).toBe(true);
  expect(showsRealNameTag('personal', 'ESC_REAL_NAME_INVALID')).toBe(false);
  expect(showsRealNameTag('company', 'NORMAL')).toBe(false);
  expect(showsRealNameTag('company', undefined)).toBe(false);
});
