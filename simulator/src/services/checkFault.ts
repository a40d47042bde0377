import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import { DELAY_TOO_LONG, isTooLong } from '../world/values/duration.ts';
import type { Layer } from './catalogue.ts';
import { catalogue, operationNamed } from './catalogue.ts';
import { codesOf, locateCode } from './codes.ts';

interface DeclaredFault {
  readonly on: string;
  /** The only name in it that can be unknown is `code`: the others are checked by the schema. */
  readonly answer: {
    readonly code?: string;
    readonly layer?: Layer;
    readonly status?: number;
    readonly delay?: string;
    readonly spread?: number;
    readonly wire?: string;
    readonly over?: string;
    readonly drop?: string;
  };
  readonly when?: { readonly fields?: object; readonly like?: object };
}

/** An unknown name with similar known ones, or incompatible members, without names. */
export interface FaultProblem extends Violation {
  readonly nearest: readonly string[];
}

/** Finds unknown names and incompatible members in a fault. */
export function faultProblems(fault: DeclaredFault): FaultProblem[] {
  const { on, answer } = fault;
  const conflicts = memberConflicts(fault).map((each) => ({ ...each, nearest: [] }));
  if (conflicts.length > 0 || on.startsWith('asset:')) return conflicts;
  const operation = operationNamed(on);
  if (!operation)
    return [
      {
        pointer: '/on',
        message: `没有接口 ${on}`,
        nearest: similarNames(on),
      },
    ];
  const { code, layer } = answer;
  if (code === undefined || locateCode(operation, code, layer)) return [];
  const known = new Set(codesOf(operation).map((each) => each.code));
  return [
    { pointer: '/answer/code', message: `${on} 没有声明错误码 ${code}`, nearest: nearest(code, known) },
  ];
}

/** Returns operations of this name in any service, without case; if there is none, those with the nearest names. */
function similarNames(on: string): readonly string[] {
  const name = on.toLowerCase();
  const namesakes = catalogue.filter(({ id }) => id.toLowerCase() === name).map(({ address }) => address);
  if (namesakes.length > 0) return namesakes;
  const member = on.includes('.') ? 'address' : 'id';
  const close = new Set(
    nearest(
      on,
      catalogue.map((operation) => operation[member]),
    ),
  );
  return catalogue.filter((operation) => close.has(operation[member])).map(({ address }) => address);
}

/** Finds members that need another one, that contradict another one, or whose delay is too long. */
function memberConflicts({ on, answer, when }: DeclaredFault): Violation[] {
  const { code, delay, spread, wire, over, drop } = answer;
  const isAsset = on.startsWith('asset:');
  const rules: readonly (readonly [broken: boolean, pointer: string, message: string])[] = [
    [isAsset && code !== undefined, '/answer/code', '静态资源没有错误码'],
    [isAsset && when?.fields !== undefined, '/when/fields', '静态资源没有请求内容'],
    [isAsset && when?.like !== undefined, '/when/like', '静态资源没有请求内容'],
    [isTooLong(delay), '/answer/delay', DELAY_TOO_LONG],
    [isTooLong(over), '/answer/over', DELAY_TOO_LONG],
    [spread !== undefined && delay === undefined, '/answer/spread', '要与 delay 同用'],
    [over !== undefined && wire !== 'slow-drip', '/answer/over', '要与 wire: slow-drip 同用'],
    [wire !== undefined && drop !== undefined, '/answer/drop', '不能与 wire 同用'],
  ];
  return rules.flatMap(([broken, pointer, message]) => (broken ? [{ pointer, message }] : []));
}

/** Finds unknown names and incompatible members in a list of faults, as violations, which name no similar ones. */
export const faultProblemsIn = (faults: readonly DeclaredFault[]): Violation[] =>
  faults.flatMap((fault, index) =>
    faultProblems(fault).map(({ pointer, message }) => ({ pointer: `/faults/${index}${pointer}`, message })),
  );

/** Returns the violations of a fault as complete messages, for scenario files. */
export const checkFault = (fault: DeclaredFault): Violation[] =>
  faultProblems(fault).map(({ pointer, message, nearest: close }) => ({
    pointer,
    message: close.length > 0 ? `${message}，最接近的是 ${close.join('、')}` : message,
  }));
