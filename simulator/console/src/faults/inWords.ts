import type { components } from '#generated/control/types.ts';
import { faults as copy } from '../copy.ts';

export type Fault = components['schemas']['Fault'];

export type Kind = keyof typeof copy.kinds;
export const kinds = [
  'code',
  'status',
  'delay',
  'drop',
  'lost',
  'body',
  'wire',
] as const satisfies readonly Kind[];

export type Wire = NonNullable<Fault['answer']['wire']>;
export const wires = [
  'hang',
  'reset',
  'empty',
  'truncated',
  'wrong-type',
  'malformed-chunk',
  'slow-drip',
] as const satisfies readonly Wire[];

/** `错误码 9302，推迟应答 3s` */
export function inWords({ answer }: Fault): string {
  const { code, status, delay, spread, drop, body, wire, over } = answer;
  const { kinds: names } = copy;
  return [
    code !== undefined && `${names.code} ${code}`,
    status !== undefined && `${names.status} ${String(status)}`,
    delay !== undefined && `${names.delay} ${delay}`,
    spread !== undefined && copy.spreadBy(spread),
    drop !== undefined && names[drop === 'answer' ? 'lost' : 'drop'],
    body !== undefined && `${names.body} ${body}`,
    wire !== undefined && copy.wires[wire],
    over !== undefined && copy.overSo(over),
  ]
    .filter((part) => part !== false)
    .join('，');
}

/** For which requests it strikes, `第 2 次`; every one when nothing is said. */
export function whenInWords({ when = {} }: Fault): string {
  const { fields = {}, like = {}, call, every, percent } = when;
  const parts = [
    ...Object.entries({ ...fields, ...like }).map(([pointer, value]) => copy.isField(pointer, String(value))),
    ...(call === undefined ? [] : [copy.isCall(call)]),
    ...(every === undefined ? [] : [copy.isNth(every)]),
    ...(percent === undefined ? [] : [copy.isPercent(percent)]),
  ];
  return parts.length === 0 ? copy.whenKinds.every : parts.join('，');
}
