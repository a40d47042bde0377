// @ts-check
/**
 * Estimates the progress and duration of a run from the runners' output (`[done/total]`) and from the seconds of each suite's last
 * run.
 *
 * @typedef {{ name: string, began: number, done?: number, total?: number }} Running
 * @typedef {Record<string, number>} Seconds by suite
 */

/**
 * Returns the last `[done/total]` of a runner's output.
 * @param {string} output
 */
export function progressIn(output) {
  const last = [...output.matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1);
  return last ? { done: Number(last[1]), total: Number(last[2]) } : undefined;
}

/**
 * Returns the seconds left of a running suite, estimated from its last run, or from its progress once a fifth of its tests is done.
 * Undefined if neither is known.
 * @param {Running} running
 * @param {Seconds} last
 * @param {number} now in ms
 */
export function secondsLeft({ name, began, done = 0, total = 0 }, last, now) {
  const gone = (now - began) / 1000;
  if (total > 0 && done / total >= 0.2) return (gone * (total - done)) / done;
  const known = last[name];
  return known === undefined ? undefined : Math.max(known - gone, 0);
}

/**
 * Returns the seconds until the longest queue ends. Undefined while a suite without a known duration is waiting.
 * @param {{ running: Running | undefined, waiting: string[] }[]} queues
 * @param {Seconds} last
 * @param {number} now in ms
 * @param {string[]} [either] suites that run at the end of whichever queue finishes first
 */
export function secondsOf(queues, last, now, either = []) {
  const ends = queues.map(({ running, waiting }) => {
    const parts = [running ? secondsLeft(running, last, now) : 0, ...waiting.map((name) => last[name])];
    return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
  });
  const known = ends.filter((end) => end !== undefined);
  if (known.length < ends.length || either.some((name) => last[name] === undefined)) return undefined;
  for (const name of either) {
    const first = Math.min(...known);
    known[known.indexOf(first)] = first + (last[name] ?? 0);
  }
  return Math.max(...known, 0);
}

/**
 * Formats the live line: `3:05  browser 210/573 · unit 34/215 · 4 min left`.
 * @param {number} gone seconds since the start
 * @param {Running[]} running
 * @param {number | undefined} left seconds
 */
export function liveLine(gone, running, left) {
  const clock = `${Math.floor(gone / 60)}:${String(Math.floor(gone % 60)).padStart(2, '0')}`;
  const parts = running.map(({ name, done, total }) => (total ? `${name} ${done}/${total}` : name));
  const still =
    left === undefined ? [] : [left < 60 ? 'less than a minute left' : `${Math.round(left / 60)} min left`];
  return `${clock}  ${[...parts, ...still].join(' · ')}`;
}
