import { agrees } from './agrees.ts';
import { alive } from './alive.ts';
import { allowed } from './allowed.ts';
import { byKeyboard } from './byKeyboard.ts';
import { leave } from './leave.ts';
import type { Rule, RuleName } from './rule.ts';
import { seen } from './seen.ts';
import { sound } from './sound.ts';
import { speaksChinese } from './speaksChinese.ts';
import { trueWhenItFails } from './trueWhenItFails.ts';

/** All rules by name. Each has two pages in tests/explore/pages/: one that breaks all its checks, and a similar sound one. */
export const rules: Readonly<Record<RuleName, Rule>> = {
  alive,
  leave,
  sound,
  seen,
  speaksChinese,
  agrees,
  trueWhenItFails,
  allowed,
  byKeyboard,
};
