/** The draft of a filter bar after the URL has changed: what changed there wins, the rest stays as it was chosen. */
export function caughtUp<Values extends object>(draft: Values, before: Values, now: Values): Values {
  const kept = (Object.keys(now) as (keyof Values)[]).filter((name) => now[name] === before[name]);
  return { ...now, ...Object.fromEntries(kept.map((name) => [name, draft[name]])) };
}
