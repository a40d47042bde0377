import { address, type Result } from './result.ts';

/** Writes one object per cause; `at` is `file:line`. */
export function json(result: Result): string {
  const { old, fresh, causes, ignored, leftOut } = result;
  const causesWithLines = causes.map(({ place, ...cause }) => ({
    ...cause,
    at: address(result, { place, ...cause }),
    pointer: place?.pointer,
  }));
  return `${JSON.stringify({ old: old.name, new: fresh.name, causes: causesWithLines, ignored: ignored.map(({ cause: { id }, reason }) => ({ id, reason })), leftOut }, null, 2)}\n`;
}
