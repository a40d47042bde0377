/** Tests the version steps that changes require, and the changelog entry of a release. */
import { expect, test } from 'vitest';
import { entryOf, releasedOf, unreleasedOf, withEntry } from './changelog.ts';
import { contractFault, decide, projectStep, type ContractState } from './judge.ts';
import { next, versionOf, type Step } from './step.ts';

test.each<[string, Step, string]>([
  ['1.2.3', 'major', '2.0.0'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'patch', '1.2.4'],
  ['1.2.3', 'none', '1.2.3'],
  ['0.5.1', 'major', '0.6.0'],
  ['0.5.1', 'minor', '0.5.2'],
  ['0.5.1', 'none', '0.5.1'],
])('after %s a %s step gives %s', { tags: ['far-release'] }, (current, step, version) => {
  expect(next(current, step)).toBe(version);
});

test.each(['1.2', '1.2.3-beta', 'v1.2.3', ''])(
  'refuses %j as a version',
  { tags: ['far-release'] },
  (text) => {
    expect(() => versionOf(text)).toThrow('a version has three numbers');
  },
);

const state = (part: Partial<ContractState>): ContractState => ({
  ...{ service: 'standard', before: '1.4.0', version: '1.4.0', breaking: 0, unclear: 0, safe: 0 },
  ...part,
});

test.each<[Partial<ContractState>, string | undefined]>([
  [{}, undefined],
  [{ breaking: 1, version: '2.0.0' }, undefined],
  [{ breaking: 1, version: '1.5.0' }, '2.0.0'],
  [{ safe: 2, version: '1.4.1' }, '1.5.0'],
  [{ safe: 2, version: '1.5.0' }, undefined],
  [{ unclear: 1 }, '1.5.0'],
  [{ breaking: 3, before: '0.5.1', version: '0.5.2' }, '0.6.0'],
  [{ safe: 1, before: '0.5.1', version: '0.5.2' }, undefined],
  [{ safe: 1, version: '1.10.0' }, undefined],
  [{ before: undefined, version: '0.1.0' }, undefined],
])(
  'a contract with %j needs at least version %s (undefined: it has one)',
  { tags: ['far-release'] },
  (part, least) => {
    const fault = contractFault(state(part));
    if (least === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(`set at least ${least}`);
  },
);

test.each<[Partial<ContractState>, string, Step]>([
  [{}, '### Fixed\n\n- a', 'patch'],
  [{}, '### Added\n\n- a\n\n### Fixed\n\n- b', 'minor'],
  [{}, '### Removed\n\n- a', 'major'],
  [{ breaking: 1 }, '### Fixed\n\n- a', 'major'],
  [{ safe: 1 }, '', 'minor'],
  [{}, '', 'none'],
])(
  'a contract with %j and the changes %j ask the project for a %s step',
  { tags: ['far-release'] },
  (part, text, step) => {
    expect(projectStep([state(part)], text)).toBe(step);
  },
);

test(
  'decides on the next version, keeps one that was raised far enough, and reports one that was not',
  { tags: ['far-release'] },
  () => {
    expect(decide('1.0.0', '1.0.0', 'minor')).toEqual({ version: '1.1.0', step: 'minor' });
    expect(decide('1.0.0', '2.0.0', 'minor')).toEqual({ version: '2.0.0', step: 'minor' });
    expect(decide('1.0.0', '1.0.1', 'major').fault).toBe(
      'package.json has version 1.0.1: a major step since 1.0.0 needs at least 2.0.0',
    );
  },
);

const changelog = `# Changelog

## [Unreleased]

### Added

- A page.

### Contracts

| Contract | Version | Changes |
|---|---|---|
| old | 0.1.0 | [old](openapi/old/CHANGELOG.md) |

## [1.0.0] - 2026-11-27

The first release.
`;

test('turns Unreleased into an entry with the contracts of the release', { tags: ['far-release'] }, () => {
  expect(releasedOf(changelog)).toBe('1.0.0');
  const entry = entryOf('1.1.0', '2026-12-01', unreleasedOf(changelog), [
    { service: 'old', version: '0.2.0' },
  ]);
  const written = withEntry(changelog, entry);
  expect(written.match(/^## .*$/gm)).toEqual([
    '## [Unreleased]',
    '## [1.1.0] - 2026-12-01',
    '## [1.0.0] - 2026-11-27',
  ]);
  expect(written).toContain('- A page.');
  expect(written.match(/^\| old \| .*$/gm)).toEqual(['| old | 0.2.0 | [old](openapi/old/CHANGELOG.md) |']);
  expect(unreleasedOf(written)).toBe('');
});

test('reports a changelog without the section Unreleased', { tags: ['far-release'] }, () => {
  expect(() => unreleasedOf('# Changelog\n')).toThrow('CHANGELOG.md has no section');
});
