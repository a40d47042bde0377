/**
 * Runs each rule on two small pages: one breaks all its checks, the other looks alike and is correct. The head of a page
 * names the broken checks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { moving } from '../support/moving.ts';
import { expect, test } from '../support/sim.ts';
import { addNew } from './driver/addNew.ts';
import { axe } from './driver/axe.ts';
import { Session } from './driver/session.ts';
import { walk, type Start, type Observe } from './driver/walk.ts';
import { workByKeyboard } from './driver/workByKeyboard.ts';
import { rules } from './rules/index.ts';
import type { Known, RuleName } from './rules/rule.ts';

const known: Known = {
  leadsSomewhere: (href) => !href.includes('evil'),
  before: [],
};

/** Returns the checks of one rule that report a page. */
async function checksOn(page: Page, rule: RuleName, file: string): Promise<string[]> {
  const html = readFileSync(join(import.meta.dirname, 'pages', file), 'utf8');
  const session = new Session(page, {
    ours: () => true,
    unprovoked: async (errors) => errors.map(({ text }) => text),
  });
  const found = new Set<string>();
  const clicked = new Set<string>();
  const open = () => page.setContent(html);
  const start: Start = {
    open,
    bounds: { until: Infinity, clicks: 20, depth: 2, failures: rule === 'trueWhenItFails' ? 5 : 0 },
    wanted: ({ name }) => addNew(clicked, name),
    axe: async () => (rule === 'allowed' ? axe(page) : []),
  };
  const observe: Observe = (observed) =>
    rules[rule](observed, known).forEach(({ check }) => void found.add(check));
  if (rule === 'byKeyboard') await workByKeyboard(session, { ...start, back: open }, observe);
  else await walk(session, start, observe);
  session.end();
  return [...found].sort();
}

/** Returns the checks that the head of a rule's broken page names. */
const checksNamedBy = (rule: RuleName): string[] => {
  const html = readFileSync(join(import.meta.dirname, 'pages', `${rule}.broken.html`), 'utf8');
  return (/name="breaks"\s+content="([^"]+)"/.exec(html)?.[1] ?? '').split(' ').sort();
};

// The pages of some rules break the connection.
test.use({ ownContext: true, ...moving });

for (const rule of Object.keys(rules) as RuleName[])
  test(
    `the rule ${rule} reports all checks of its broken page and none on its sound page`,
    { tag: ['@notice-rules'] },
    async ({ page }) => {
      await page.goto('/_sim/problems.json'); // an origin, so that there are requests to fail, without a policy on scripts
      const named = checksNamedBy(rule);
      expect(
        named.every((check) => check.startsWith(`${rule}.`)),
        'checks named in the page',
      ).toBe(true);
      expect.soft(await checksOn(page, rule, `${rule}.broken.html`), 'broken').toEqual(named);
      expect.soft(await checksOn(page, rule, `${rule}.sound.html`), 'sound').toEqual([]);
    },
  );
