/** Applies the rules of Semantic Versioning to contracts and packages. */

export type Step = 'none' | 'patch' | 'minor' | 'major';

const ORDER: readonly Step[] = ['none', 'patch', 'minor', 'major'];
export const greatest = (steps: readonly Step[]): Step =>
  steps.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'none');

export interface Verdicts {
  readonly breaking: number;
  readonly unclear: number;
  readonly safe: number;
}

/** Returns the step that the changes of a contract demand: breaking ones a major one, others a minor one. */
export function stepOf({ breaking, unclear, safe }: Verdicts): Step {
  if (breaking > 0) return 'major';
  return unclear + safe > 0 ? 'minor' : 'none';
}

type Version = readonly [major: number, minor: number, patch: number];

/** @throws for a text other than `1.2.3` */
export function versionOf(text: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (major === undefined) throw new Error(`a version has three numbers, as 1.2.3 has, not "${text}"`);
  return [Number(major), Number(minor), Number(patch)];
}

/** By step: the step that counts before 1.0, one place lower (a patch stays a patch). */
const beforeFirstRelease: Readonly<Record<Step, Step>> = {
  none: 'none',
  patch: 'patch',
  minor: 'patch',
  major: 'minor',
};

/** Returns the next version. */
export function next(current: string, step: Step): string {
  const [major, minor, patch] = versionOf(current);
  const counted = major > 0 ? step : beforeFirstRelease[step];
  if (counted === 'major') return `${major + 1}.0.0`;
  if (counted === 'minor') return `${major}.${minor + 1}.0`;
  return counted === 'patch' ? `${major}.${minor}.${patch + 1}` : current;
}

/** Tells whether a version is at least another one. */
export function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [versionOf(version), versionOf(least)];
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs === -1 || (one[differs] ?? 0) > (other[differs] ?? 0);
}
