/** Counters of a serving simulator. Label values come from contracts and closed lists only, so they are bounded. */
import type { Operation } from '../services/catalogue.ts';
import { codesOf } from '../services/codes.ts';
import type { AnsweredBy } from '../sessions/log.ts';
import type { Family, Sample } from './exposition.ts';

interface OperationAnswer {
  /** Innermost code of the envelope, if the response is one. */
  readonly code: string | undefined;
  readonly by: AnsweredBy;
  readonly ms: number;
}

export interface Metrics {
  /** Counts an answered operation. */
  answered(operation: Operation, answer: OperationAnswer): void;
  /** Counts an answered page, file or control request. @param area of the origin */
  served(area: string, status: number): void;
  /** Counts a failed read or write of the session store. */
  storeFailed(): void;
  families(): readonly Family[];
}

/** Upper bounds in seconds, as in Prometheus; the last is infinite. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

interface Histogram {
  /** Number of durations per bucket, not cumulative. */
  readonly counts: number[];
  sum: number;
}

interface Requests {
  readonly code: string;
  readonly by: AnsweredBy;
  value: number;
}

export function makeMetrics(): Metrics {
  // An operation has few codes, so a search is cheaper than a combined key for each request.
  const requests = new Map<Operation, Requests[]>();
  const pages = counter();
  const durations = new Map<string, Histogram>();
  let storeErrors = 0;

  return {
    answered: (operation, { code, by, ms }) => {
      const label = labelOf(operation, code, by);
      const counted = requests.get(operation) ?? [];
      if (counted.length === 0) requests.set(operation, counted);
      const same = counted.find((one) => one.code === label && one.by === by);
      if (same) same.value += 1;
      else counted.push({ code: label, by, value: 1 });
      measure(durations, operation.service, ms / 1000);
    },
    served: (area, status) => {
      const kind = `${Math.floor(status / 100)}xx`;
      pages.count(`${area} ${kind}`, () => ({ area, status: kind }));
    },
    storeFailed: () => void (storeErrors += 1),
    families: () => [
      {
        name: 'sim_requests_total',
        type: 'counter',
        help: 'Requests to operations, by what was answered and who answered.',
        samples: [...requests].flatMap(([{ service, id }, counted]) =>
          counted.map(({ code, by, value }) => ({ labels: { service, operation: id, code, by }, value })),
        ),
      },
      {
        name: 'sim_request_duration_seconds',
        type: 'histogram',
        help: 'How long operations took, delays by faults included.',
        samples: [...durations].flatMap(([service, histogram]) => samplesOf(service, histogram)),
      },
      {
        name: 'sim_page_requests_total',
        type: 'counter',
        help: 'Requests to pages, files and the control API, by area of the origin.',
        samples: pages.samples(),
      },
      {
        name: 'sim_store_errors_total',
        type: 'counter',
        help: 'Times that the store of the sessions failed.',
        samples: [{ value: storeErrors }],
      },
    ],
  };
}

/** Makes a counter by key; the labels of a key are computed once. */
function counter() {
  const counted = new Map<string, { readonly labels: Record<string, string>; value: number }>();
  return {
    count(key: string, labels: () => Record<string, string>): void {
      const known = counted.get(key);
      if (known) known.value += 1;
      else counted.set(key, { labels: labels(), value: 1 });
    },
    samples: (): Sample[] => [...counted.values()].map((one) => ({ ...one })),
  };
}

/** Returns the label for a code; undocumented codes of real backends and recordings share the label `other`. */
function labelOf(operation: Operation, code: string | undefined, by: AnsweredBy): string {
  if (code === undefined) return '';
  const isForeign = by === 'upstream' || by === 'replay';
  return isForeign && !codesOf(operation).some((known) => known.code === code) ? 'other' : code;
}

function measure(durations: Map<string, Histogram>, service: string, seconds: number): void {
  const histogram = durations.get(service) ?? { counts: BUCKETS.map(() => 0), sum: 0 };
  durations.set(service, histogram);
  const bucket = BUCKETS.findIndex((end) => seconds <= end);
  histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
  histogram.sum += seconds;
}

/** Returns the samples of a histogram, with cumulative buckets. */
function samplesOf(service: string, { counts, sum }: Histogram): Sample[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    const end = BUCKETS[index] ?? Infinity;
    return {
      suffix: '_bucket',
      labels: { service, le: end === Infinity ? '+Inf' : String(end) },
      value: total,
    };
  });
  const labels = { service };
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
}
