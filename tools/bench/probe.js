// Runs in the page before its scripts and collects the browser's own measurements.
const probe = { lcp: 0, cls: 0, inp: 0, lastChange: 0, clickAt: 0 };
globalThis.benchProbe = probe;

const observe = (type, take, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...options,
  });

observe('largest-contentful-paint', (entry) => {
  probe.lcp = entry.startTime;
});

// CLS is the worst burst of shifts: less than a second between two of them, at most five seconds in all.
let burst = { sum: 0, from: 0, to: 0 };
observe('layout-shift', ({ value, startTime, hadRecentInput }) => {
  if (hadRecentInput) return;
  const goesOn = startTime - burst.to < 1000 && startTime - burst.from < 5000;
  burst = goesOn
    ? { ...burst, sum: burst.sum + value, to: startTime }
    : { sum: value, from: startTime, to: startTime };
  probe.cls = Math.max(probe.cls, burst.sum);
});

observe(
  'event',
  ({ interactionId, duration }) => {
    if (interactionId) probe.inp = Math.max(probe.inp, duration);
  },
  { durationThreshold: 16 },
);

addEventListener(
  'click',
  ({ timeStamp }) => {
    probe.clickAt = timeStamp;
  },
  true,
);

// Only the body counts: style changes in the head are not visible content.
new MutationObserver((changes) => {
  const seen = changes.some(({ target }) => document.body?.contains(target));
  if (seen) probe.lastChange = performance.now();
}).observe(document, { subtree: true, childList: true, characterData: true });
