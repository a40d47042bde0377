/** Faults in a link: compressed, of limited size, and valid for the control API. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { validatorsOf } from '#tools/validators/index.ts';
import { readJson, valueLimits } from '../json/readJson.ts';
import { asText, describeErrors } from '../json/violations.ts';
import type { NewFault } from '../scenarios/scenario.ts';
import { checkFault } from '../services/checkFault.ts';
import { fitsPattern } from '../sessions/addressPattern.ts';
import { FAULT_LIMIT } from '../sessions/fault.ts';
import type { OperationId } from './context.ts';
import { Refused } from './refused.ts';

/** Maximum link length: about half of the server's header limit (server/limits.ts), and accepted by mail and chat. */
export const LINK_LENGTH = 8000;

/** Maximum bytes of the unpacked faults: a few characters could unpack to gigabytes. */
const UNPACKED_BYTES = 1_000_000;

const {
  requests: { addFault: isFault },
} = await validatorsOf<OperationId>('control');

export const packedFaults = (faults: readonly NewFault[]): string =>
  deflateRawSync(JSON.stringify(faults)).toString('base64url');

/**
 * Reads the faults of a link.
 * @param text as `packedFaults` writes it, or plain JSON
 * @throws Refused with position and address of each invalid fault
 */
export function faultsIn(text: string): readonly NewFault[] {
  const read = readJson(text.trimStart().startsWith('[') ? text : unpacked(text), valueLimits.world);
  if ('problem' in read) throw new Refused(400, `faults ${read.problem}`);
  const { value } = read;
  if (!Array.isArray(value)) throw new Refused(400, 'faults 应为故障的数组');
  if (value.length > FAULT_LIMIT)
    throw new Refused(400, `faults 有 ${value.length} 个故障，至多 ${FAULT_LIMIT} 个`);
  const problems = value.flatMap((fault: unknown, index) =>
    problemsOf(fault).map((problem) => `faults 第 ${index + 1} 个（${nameOf(fault)}）${problem}`),
  );
  if (problems.length > 0) throw new Refused(400, problems.join('；'));
  refuseSteering(value);
  return value;
}

/** Files that decide where the portal navigates; a fault of a link may not affect them at all. */
const STEERING_FILES = ['asset:/front/config.json'];

/**
 * Refuses faults that could lead a person who opens the link to another site: a fault of a link may make a file of the
 * portal fail, but not replace its content.
 * @throws Refused with each such fault
 */
export function refuseSteering(faults: readonly NewFault[]): void {
  const steering = faults.flatMap(({ on, answer }, index) => {
    if (!on.startsWith('asset:')) return [];
    const named = `faults 第 ${index + 1} 个（${on.slice(0, 100)}）`;
    if (STEERING_FILES.some((file) => fitsPattern(file, on)))
      return [`${named}不能由链接带来：config.json 决定门户通往哪里`];
    return answer.body === undefined ? [] : [`${named}不能由链接带来：链接不能改写门户的文件`];
  });
  if (steering.length > 0) throw new Refused(400, `${steering.join('；')}。请在控制台添加，或导出快照`);
}

function unpacked(text: string): string {
  try {
    return inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: UNPACKED_BYTES }).toString();
  } catch {
    throw new Refused(400, 'faults 不完整，或不是从模拟器复制的');
  }
}

function problemsOf(fault: unknown): string[] {
  if (!isFault(fault)) return describeErrors(isFault.errors).map(asText);
  // The contract's schema guarantees the type.
  return checkFault(fault as NewFault).map(asText);
}

const nameOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'on' in fault && typeof fault.on === 'string'
    ? fault.on.slice(0, 100)
    : '没有 on';
