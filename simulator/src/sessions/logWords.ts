/** Words of a logged request in the console's table. A search of the log finds the request by these words too. Pure. */
import type { components } from '#generated/control/types.ts';

type LogEntry = components['schemas']['LogEntry'];
type LoggedRequest = Readonly<
  Pick<LogEntry, 'operationId' | 'status' | 'fault' | 'valid'> & Required<Pick<LogEntry, 'answeredBy'>>
>;

export const logWords = {
  answeredBy: {
    world: '世界',
    fallback: '约定样例',
    example: '具名样例',
    fault: '故障',
    gate: '校验',
    upstream: '后端',
    replay: '录制',
  } satisfies Record<LoggedRequest['answeredBy'], string>,
  asset: '静态资源',
  dropped: '断开',
  noAnswer: '没有应答',
  fits: '合',
  requestBreaks: '请求不符',
  responseBreaks: '应答不符',
} as const;

export function wordsOf({ operationId, status, answeredBy, fault, valid }: LoggedRequest): readonly string[] {
  return [
    logWords.answeredBy[answeredBy],
    ...(operationId === undefined ? [logWords.asset] : []),
    ...(status === 0 ? [logWords.dropped, logWords.noAnswer] : []),
    ...(fault === undefined ? [] : [logWords.answeredBy.fault]),
    ...(valid.request ? [] : [logWords.requestBreaks]),
    ...(valid.response ? [] : [logWords.responseBreaks]),
  ];
}
