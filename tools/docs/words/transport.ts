import { seenBy } from './seen.ts';

/** What no envelope tells: the call itself failed, or its code stands in no contract. */
const CASES = [
  { label: '超过服务的时限', kind: 'timeout', code: '' },
  { label: 'HTTP 400', kind: 'http', code: '400' },
  { label: 'HTTP 500、502', kind: 'http', code: '500' },
  { label: '其他 HTTP 状态', kind: 'http', code: '503' },
  { label: '连接中断', kind: 'network', code: '' },
  { label: '应答不是 JSON 或没有信封', kind: 'unreadable', code: '' },
  { label: '离开页面而取消', kind: 'cancelled', code: '' },
  { label: '约定之外的错误码', kind: 'state', code: '?' },
] as const;

export interface TransportRow {
  readonly label: string;
  /** What the user sees, with the services for which it is so. */
  readonly seen: readonly { readonly words: string; readonly services: readonly string[] }[];
}

/** Services that treat a case alike stand together. */
export function transportRows(services: readonly string[]): TransportRow[] {
  return CASES.map(({ label, kind, code }) => {
    const byWords = new Map<string, string[]>();
    for (const service of services) {
      const words = seenBy(service, { name: 'Unknown', kind, code });
      byWords.set(words, [...(byWords.get(words) ?? []), service]);
    }
    return { label, seen: [...byWords].map(([words, alike]) => ({ words, services: alike })) };
  });
}
