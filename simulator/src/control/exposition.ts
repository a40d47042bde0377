/** Metrics in Prometheus text format 0.0.4. Pure. */

type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly value: number;
  readonly labels?: Labels;
  /** Suffix of the family's name, such as `_bucket`. */
  readonly suffix?: string;
}

export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Returns the text of metric families. */
export const exposition = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${inBraces(labels)} ${value}`),
    ])
    .join('\n') + '\n';

function inBraces(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string): string =>
  value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);
