/**
 * `npm run proof -- check:outside [--only lab --seeds 3 --cases 10 --how proxy --fault NAME --right]`: runs the checker on
 * backends whose authors did not know the checks. Correct ones must have no findings. Of those with faults it counts the found faults:
 * with contract and credentials alone, with a check.yaml that takes five minutes to write, and in the traffic of an ordinary client.
 * `--right` looks only for findings about the correct backends.
 */
import { countOf, optionsOf } from '../../../../tools/command.ts';
import { findingsFor } from '../checkedBackends/findingsFor.ts';
import type { Knowledge } from '../checkedBackends/findingsFor.ts';
import type { CheckedBackend } from '../checkedBackends/index.ts';
import { frameworks, withFaults } from './index.ts';

const values = optionsOf(
  'npm run proof -- check:outside [--only NAME --seeds 3 --cases 10 --how plain --fault NAME --right]',
  {
    only: { type: 'string', default: '' },
    seeds: { type: 'string', default: '3' },
    cases: { type: 'string', default: '10' },
    how: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    right: { type: 'boolean', default: false },
  },
);
const cases = countOf('--cases', values.cases);
const seeds = Array.from({ length: countOf('--seeds', values.seeds) }, (_, at) => at + 1);
const HOWS: readonly Knowledge[] = ['plain', 'check.yaml', 'proxy'];
const hows = HOWS.filter((how) => values.how === '' || how === values.how);
const wanted = ({ name }: CheckedBackend): boolean => values.only === '' || name === values.only;

/** Returns the subject of a finding without its values. */
const kindOf = (finding: string): string => finding.replaceAll(/[\d"']+|\b[\da-f]{8}-[\da-f-]+/g, '#');
/** Kinds of the false findings, by backend and how. They do not count as found faults. */
const falseAlarms = new Map<string, Set<string>>();
let alarms = 0;
for (const backend of [...frameworks, ...withFaults].filter(wanted))
  for (const how of hows.filter((one) => one !== 'proxy' || backend.calls.length > 0))
    for (const seed of how === 'proxy' ? seeds.slice(0, 1) : seeds) {
      const findings = await findingsFor(backend, how, undefined, { seed, cases });
      alarms += findings.length;
      const kinds = falseAlarms.get(`${backend.name} ${how}`) ?? new Set();
      falseAlarms.set(`${backend.name} ${how}`, new Set([...kinds, ...findings.map(kindOf)]));
      for (const finding of findings)
        console.log(`FALSE ALARM ${backend.name} (${how}, seed ${seed}): ${finding}`);
    }
console.log(`false alarms: ${alarms}`);

if (!values.right)
  for (const how of hows) {
    let [faultCount, foundCount] = [0, 0];
    for (const backend of withFaults.filter(wanted)) {
      const faults = backend.faults.filter((fault) => values.fault === '' || fault === values.fault);
      const missed: string[] = [];
      for (const fault of faults) {
        const shared = falseAlarms.get(`${backend.name} ${how}`) ?? new Set();
        const all = await findingsFor(backend, how, fault, { seed: 1, cases, failFast: shared.size === 0 });
        const findings = all.filter((finding) => !shared.has(kindOf(finding)));
        if (findings.length === 0) missed.push(fault);
        if (values.fault !== '') console.log(findings.join('\n'));
      }
      faultCount += faults.length;
      foundCount += faults.length - missed.length;
      const words = missed.length > 0 ? `; missed: ${missed.join(', ')}` : '';
      console.log(`${how} · ${backend.name}: ${faults.length - missed.length} of ${faults.length}${words}`);
    }
    console.log(`${how}: ${foundCount} of ${faultCount}`);
  }
process.exitCode = alarms > 0 ? 1 : 0;
