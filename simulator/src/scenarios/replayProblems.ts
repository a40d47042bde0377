/** Finds problems of a scenario file's recording beyond the schema. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { toPointer } from '../json/pointer.ts';
import type { Violation } from '../json/violations.ts';
import { DELAY_TOO_LONG, isTooLong } from '../world/values/duration.ts';
import { isPerSession } from './replayHeaders.ts';
import type { NewFault, NewReplay, ScenarioFile } from './scenario.ts';

/** This is not an import, because every start would then load all exports of `node:http` (see server/server.ts). */
const { validateHeaderName, validateHeaderValue } = process.getBuiltinModule('node:http');

const BODIES = ['answer', 'body', 'base64', 'file'] as const;
/** Maximum bytes of a body in a file: same as for a response of a real backend. */
const LARGEST = 16 * 1024 * 1024;

/** @param checkFault checks whether the operation exists, as for a fault */
export const replayViolations = (
  { replay = [] }: ScenarioFile,
  checkFault: (fault: NewFault) => Violation[],
): Violation[] =>
  replay.flatMap((exchange, index) =>
    [...checkFault({ on: exchange.on, answer: {} }), ...contradictions(exchange)].map(
      ({ pointer, message }) => ({ pointer: `/replay/${index}${pointer}`, message }),
    ),
  );

/** Finds members of an exchange that exclude or need each other, and wrong headers. */
function contradictions(exchange: NewReplay): Violation[] {
  const { status, drop, wire, over, delay, headers = {} } = exchange;
  const [first, ...others] = BODIES.filter((name) => exchange[name] !== undefined);
  const isSilent = drop !== undefined || wire === 'hang' || wire === 'reset';
  const silent = drop === undefined ? `wire: ${wire}` : 'drop: connection';
  const answerMembers = [
    ...(status === undefined ? [] : ['status']),
    ...(first === undefined ? [] : [first]),
  ];
  const rules: readonly (readonly [broken: boolean, pointer: string, message: string])[] = [
    ...others.map((name) => [true, `/${name}`, `不能与 ${first} 同用：正文只有一个`] as const),
    ...answerMembers.map((name) => [isSilent, `/${name}`, `不能与 ${silent} 同用：没有应答`] as const),
    [drop !== undefined && wire !== undefined, '/wire', '不能与 drop 同用'],
    [
      answerMembers.length === 0 && !isSilent,
      '',
      `没有应答：应有 ${BODIES.join('、')}、status、drop 或 wire 之一`,
    ],
    [over !== undefined && wire !== 'slow-drip', '/over', '要与 wire: slow-drip 同用'],
    [isTooLong(delay), '/delay', DELAY_TOO_LONG],
    [isTooLong(over), '/over', DELAY_TOO_LONG],
    [(status === 204 || status === 304) && first !== undefined, `/${first}`, `HTTP ${status} 没有正文`],
  ];
  return [
    ...rules.flatMap(([broken, pointer, message]) => (broken ? [{ pointer, message }] : [])),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const message = wrongHeader(name, value);
      return message === undefined ? [] : [{ pointer: toPointer(['headers', name]), message }];
    }),
  ];
}

function wrongHeader(name: string, value: string | readonly string[]): string | undefined {
  if (isPerSession(name)) return '由模拟器自己写：不能录在场景里';
  try {
    validateHeaderName(name);
    for (const each of [value].flat()) validateHeaderValue(name, each);
    return undefined;
  } catch {
    return '不是合法的应答头';
  }
}

/** Returns files of a recording that are missing or too large. @param folder of its scenario file */
export const unusableFiles = ({ replay = [] }: ScenarioFile, folder: string): Violation[] =>
  replay.flatMap(({ file }, index) => {
    const message = file === undefined ? undefined : wrongFile(join(folder, file));
    return message === undefined ? [] : [{ pointer: `/replay/${index}/file`, message }];
  });

/** @returns why a file cannot be a body; undefined if it can */
export function wrongFile(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return '没有这个文件，应在场景文件旁边';
  return found.size > LARGEST ? `文件超过 ${LARGEST / 1024 / 1024} MB` : undefined;
}
