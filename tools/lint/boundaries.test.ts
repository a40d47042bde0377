import { describe, expect, test } from 'vitest';
import { breach, type Boundaries } from './boundaries.ts';

const boundaries: Boundaries = {
  aliases: { '#generated/*': './generated/*', '#simulator/*': './simulator/src/*' },
  areas: [
    { name: 'generated', path: 'generated', imports: [] },
    { name: 'screens', path: 'portal/src/screens/*', imports: ['domain', 'generated', 'paths'] },
    { name: 'domain', path: 'portal/src/domain', imports: ['paths'] },
    { name: 'paths', path: 'portal/src/paths.ts', imports: [] },
    { name: 'world', path: 'simulator/src/world', imports: ['generated'], packages: ['dayjs', '@a/b'] },
    { name: 'services', path: 'simulator/src/services', imports: [] },
    { name: 'service', path: 'simulator/src/services/*', imports: ['services', 'world'] },
    { name: 'tests', path: 'tests', imports: 'any' },
  ],
};
const check = (file: string, specifier: string) => breach(file, specifier, boundaries);

describe('allowed', () => {
  test.each([
    ['portal/src/screens/home/HomePage.tsx', './cards/Quota.tsx'],
    ['portal/src/screens/home/cards/Quota.tsx', '../rules.ts'],
    ['portal/src/screens/home/HomePage.tsx', '../../domain/MoneyText.tsx'],
    ['portal/src/screens/home/HomePage.tsx', '../../paths.ts'],
    ['portal/src/screens/home/HomePage.tsx', '#generated/shared/enums.ts'],
    ['portal/src/screens/home/HomePage.tsx', 'react'],
    ['simulator/src/world/bills.ts', 'dayjs/plugin/utc.js'],
    ['simulator/src/world/bills.ts', '@a/b/deep'],
    ['simulator/src/world/bills.test.ts', 'vitest'],
    ['simulator/src/services/standard/x.ts', '../handler.ts'],
    ['tests/e2e/home/home.spec.ts', '../../portal/src/screens/home/rules.ts'],
    // A configuration file at the root belongs to no area.
    ['playwright.config.ts', './tools/lint/index.ts'],
  ])('%s may import %s', (file, specifier) => expect(check(file, specifier)).toBeUndefined());
});

describe('refused', () => {
  test.each([
    [
      'portal/src/screens/home/HomePage.tsx',
      '../bills/rules.ts',
      'may not import screens (portal/src/screens/bills)',
    ],
    [
      'portal/src/screens/born-today/A.tsx',
      '../home/rules.ts',
      'screens (portal/src/screens/born-today) may not',
    ],
    ['portal/src/domain/MoneyText.tsx', '../screens/home/rules.ts', 'domain (portal/src/domain) may not'],
    ['portal/src/screens/home/HomePage.tsx', '#simulator/world/bills.ts', 'world (simulator/src/world)'],
    ['portal/src/paths.ts', './domain/MoneyText.tsx', 'may not import domain'],
    ['generated/shared/enums.ts', '../../scenarios/x.ts', 'scenarios/x.ts, which lies in no area'],
    ['simulator/src/world/bills.ts', 'node:http', 'may not import the package node:*'],
    ['simulator/src/world/bills.ts', 'fastify', 'may not import the package fastify'],
    ['simulator/src/services/standard/x.ts', '../legacy/y.ts', 'service (simulator/src/services/legacy)'],
    ['attic/x.ts', 'react', 'lies in no area'],
  ])('%s may not import %s', (file, specifier, message) => expect(check(file, specifier)).toContain(message));
});
