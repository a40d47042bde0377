/** Faults in plain Chinese, for the console's list and the confirmation of links. */
import type { components } from '#generated/control/types.ts';

type NewFault = components['schemas']['NewFault'];

export const faultWords = {
  spreadBy: (sigma: number) => `对数正态 σ ${String(sigma)}`,
  lasting: (duration: string) => `用时 ${duration}`,
  wires: {
    hang: '不答也不断开',
    reset: '重置连接',
    empty: '空正文',
    truncated: '正文只有一半',
    'wrong-type': '类型写成网页',
    'malformed-chunk': '分块编码出错',
    'slow-drip': '慢慢地到',
  },
  whenKinds: { every: '每次', call: '第几次', nth: '每几次一次', percent: '百分之几', field: '字段的值' },
  isCall: (count: number) => `第 ${String(count)} 次`,
  isNth: (count: number) => `每 ${String(count)} 次`,
  isPercent: (percent: number) => `${String(percent)}%`,
  isField: (pointer: string, value: string) => `${pointer} = ${value}`,
  kinds: {
    code: '错误码',
    status: 'HTTP 状态',
    delay: '推迟应答',
    drop: '断开连接',
    lost: '应答丢失',
    body: '原样正文',
    wire: '线路故障',
  },
} as const;

/** Returns the answer of a fault in words: `错误码 9302，推迟应答 3s`. */
export function inWords({ answer }: Pick<NewFault, 'answer'>): string {
  const { code, status, delay, spread, drop, body, wire, over } = answer;
  const { kinds: names } = faultWords;
  return [
    code !== undefined && `${names.code} ${code}`,
    status !== undefined && `${names.status} ${String(status)}`,
    delay !== undefined && `${names.delay} ${delay}`,
    spread !== undefined && faultWords.spreadBy(spread),
    drop !== undefined && names[drop === 'answer' ? 'lost' : 'drop'],
    body !== undefined && `${names.body} ${body}`,
    wire !== undefined && faultWords.wires[wire],
    over !== undefined && faultWords.lasting(over),
  ]
    .filter((part) => part !== false)
    .join('，');
}

/** Returns the answer of a fault in words for a log line: without the body, which the logged response shows. */
export function inFewWords({ answer: { body, ...others } }: Pick<NewFault, 'answer'>): string {
  const words = inWords({ answer: others });
  return body === undefined ? words : [words, faultWords.kinds.body].filter((part) => part !== '').join('，');
}

/** Returns the requests that a fault applies to in words: `第 2 次`, or `每次` for all. */
export function whenInWords({ when = {} }: Pick<NewFault, 'when'>): string {
  const { fields = {}, like = {}, call, every, percent } = when;
  const parts = [
    ...Object.entries({ ...fields, ...like }).map(([pointer, value]) =>
      faultWords.isField(pointer, String(value)),
    ),
    ...(call === undefined ? [] : [faultWords.isCall(call)]),
    ...(every === undefined ? [] : [faultWords.isNth(every)]),
    ...(percent === undefined ? [] : [faultWords.isPercent(percent)]),
  ];
  return parts.length === 0 ? faultWords.whenKinds.every : parts.join('，');
}
