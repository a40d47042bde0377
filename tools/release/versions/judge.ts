/** Compares the versions of contracts and project with what has changed since the last release. */
import { greatest, isAtLeast, next, stepOf, type Step, type Verdicts } from './step.ts';

export interface ContractState extends Verdicts {
  readonly service: string;
  /** Absent in a new contract. */
  readonly before: string | undefined;
  readonly version: string;
}

/** Returns the contract's fault: its version takes too small a step. */
export function contractFault({ service, before, version, ...changes }: ContractState): string | undefined {
  if (before === undefined) return undefined;
  const least = next(before, stepOf(changes));
  if (isAtLeast(version, least)) return undefined;
  const { breaking, unclear, safe } = changes;
  return `openapi/${service} has version ${version} and ${breaking} breaking, ${unclear} unclear, ${safe} safe changes since ${before}: set at least ${least}`;
}

/** By heading of the changelog: the step that it demands; any other heading demands a patch. */
const stepsOfSections: Readonly<Record<string, Step>> = { Removed: 'major', Added: 'minor' };

/** Returns the greatest step that a contract or a heading demands. @param unreleased the section of the changelog */
export function projectStep(contracts: readonly ContractState[], unreleased: string): Step {
  const sections = [...unreleased.matchAll(/^### (\w+)/gm)].map(
    ([, name = '']): Step => stepsOfSections[name] ?? 'patch',
  );
  return greatest([...sections, ...contracts.map(stepOf)]);
}

export interface Decided {
  readonly version: string;
  readonly step: Step;
  readonly fault?: string;
}

/**
 * Decides the version of a release: the project's own if it was raised already, else the next one.
 * @param released version of the last release
 */
export function decide(released: string, current: string, step: Step): Decided {
  const least = next(released, step);
  if (current === released) return { version: least, step };
  if (isAtLeast(current, least)) return { version: current, step };
  return {
    version: least,
    step,
    fault: `package.json has version ${current}: a ${step} step since ${released} needs at least ${least}`,
  };
}
