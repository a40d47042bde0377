import { isObject } from '#tools/object.ts';
import type { Violation } from '../../json/violations.ts';

/** Returns the envelope of a backend's response, or why it has none. */
export function backendMessage({
  status,
  body,
  unread,
}: {
  readonly status: number;
  readonly body: string;
  readonly unread?: string;
}): { readonly envelope: unknown } | { readonly findings: readonly Violation[] } {
  const wrong = (message: string) => ({ findings: [{ pointer: '', message }] });
  if (status !== 200) return wrong(`HTTP 状态应为 200，而不是 ${status}`);
  if (unread !== undefined) return wrong(`应答${unread}`);
  try {
    const envelope: unknown = JSON.parse(body);
    return isObject(envelope) ? { envelope } : wrong('应答应为 JSON 信封');
  } catch {
    return wrong('应答应为 JSON 信封');
  }
}
