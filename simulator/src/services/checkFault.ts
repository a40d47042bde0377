import { nearest } from '#tools/nearest.ts';
import type { Violation } from '../json/violations.ts';
import type { Layer } from './catalogue.ts';
import { catalogue, operationNamed } from './catalogue.ts';
import { codesOf, locateCode } from './codes.ts';

interface Declared {
  readonly on: string;
  /** Of what is answered, only codes can be unknown. */
  readonly answer: { readonly code?: string; readonly layer?: Layer; readonly status?: number };
}

/** An unknown name, with the known ones that may have been meant. */
export interface UnknownName extends Violation {
  readonly nearest: readonly string[];
}

/** What a fault names and the contract does not know. */
export function unknownNames({ on, answer }: Declared): UnknownName[] {
  if (on.startsWith('asset:'))
    return answer.code === undefined
      ? []
      : [{ pointer: '/answer/code', message: '静态资源没有错误码', nearest: [] }];
  const operation = operationNamed(on);
  if (!operation)
    return [
      {
        pointer: '/on',
        message: `没有接口 ${on}`,
        nearest: nearest(
          on,
          catalogue.map(({ address }) => address),
        ),
      },
    ];
  const { code, layer } = answer;
  if (code === undefined || locateCode(operation, code, layer)) return [];
  const known = new Set(codesOf(operation).map((each) => each.code));
  return [
    { pointer: '/answer/code', message: `${on} 没有声明错误码 ${code}`, nearest: nearest(code, known) },
  ];
}

/** The same for a message that stands alone, as for scenario files. */
export const checkFault = (fault: Declared): Violation[] =>
  unknownNames(fault).map(({ pointer, message, nearest: close }) => ({
    pointer,
    message: close.length > 0 ? `${message}，最接近的是 ${close.join('、')}` : message,
  }));
