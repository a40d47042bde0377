import type { components } from '#generated/control/types.ts';
import type { copy } from './copy.ts';
import { kinds, wires, type Fault, type Kind, type Wire } from './inWords.ts';

type NewFault = components['schemas']['NewFault'];
type When = NonNullable<NewFault['when']>;

export type WhenKind = keyof typeof copy.whenKinds;
export const whenKinds = ['every', 'call', 'nth', 'percent', 'field'] as const satisfies readonly WhenKind[];

/** Values of the form, all as typed. */
export interface Draft {
  readonly on: string;
  readonly kind: Kind;
  readonly code: string;
  readonly status: string;
  /** Page served with an HTTP status; no page when empty. */
  readonly page: string;
  readonly delay: string;
  /** Standard deviation of a delay's logarithm; a fixed delay when empty. */
  readonly spread: string;
  readonly body: string;
  readonly wire: Wire;
  /** Duration of a slow drip; the default when empty. */
  readonly over: string;
  readonly times: string;
  readonly whenKind: WhenKind;
  readonly number: string;
  readonly pointer: string;
  readonly value: string;
}

/** Default page of a status. */
const defaultPage = (status: string): string => `<!doctype html><title>${status}</title>`;

export const emptyDraft: Draft = {
  on: '',
  kind: 'code',
  code: '',
  status: '502',
  page: defaultPage('502'),
  delay: '30s',
  spread: '',
  body: '<!doctype html><title>维护中</title>',
  wire: 'hang',
  over: '',
  times: '',
  whenKind: 'every',
  number: '2',
  pointer: '/productCode',
  value: '12003',
};

/** Changes the status of a draft; the default page changes with it, a written page stays. */
export const withStatus = (draft: Draft, status: string): Partial<Draft> =>
  draft.page === defaultPage(draft.status) ? { status, page: defaultPage(status) } : { status };

/** Returns the request for a draft. */
export function faultOf(draft: Draft): NewFault {
  const { on, kind, code, status, page, delay, spread, body, wire, over, times } = draft;
  const answers: Readonly<Record<Kind, NewFault['answer']>> = {
    code: { code },
    status: { status: Number(status), ...(page !== '' && { body: page }) },
    delay: { delay, ...(spread !== '' && { spread: Number(spread) }) },
    body: { body },
    drop: { drop: 'connection' },
    lost: { drop: 'answer' },
    wire: { wire, ...(wire === 'slow-drip' && over !== '' && { over }) },
  };
  const when = whenOf(draft);
  return { on, answer: answers[kind], ...(when && { when }), ...(times !== '' && { times: Number(times) }) };
}

function whenOf({ whenKind, number, pointer, value }: Draft): When | undefined {
  const whens: Readonly<Record<WhenKind, When | undefined>> = {
    every: undefined,
    call: { call: Number(number) },
    nth: { every: Number(number) },
    percent: { percent: Number(number) },
    field: { like: { [pointer]: value } },
  };
  return whens[whenKind];
}

/** Returns an existing fault as form values; members for which the form has no field are left out. */
export function draftOf({ on, answer, when = {}, times }: Fault): Draft {
  const { code, status, delay, spread, body, wire, over, drop } = answer;
  const hasKind: Readonly<Record<Kind, boolean>> = {
    code: code !== undefined,
    status: status !== undefined,
    body: body !== undefined,
    wire: wire !== undefined,
    drop: drop === 'connection',
    lost: drop === 'answer',
    delay: delay !== undefined,
  };
  const [field] = Object.entries({ ...when.fields, ...when.like });
  const number = when.call ?? when.every ?? when.percent;
  return {
    ...emptyDraft,
    on,
    kind: kinds.find((kind) => kind !== 'delay' && hasKind[kind]) ?? 'delay',
    code: code ?? '',
    status: status === undefined ? emptyDraft.status : String(status),
    page: status === undefined ? emptyDraft.page : (body ?? ''),
    delay: delay ?? emptyDraft.delay,
    spread: spread === undefined ? '' : String(spread),
    body: body ?? emptyDraft.body,
    wire: wire ?? wires[0],
    over: over ?? '',
    times: times === undefined ? '' : String(times),
    whenKind: whenKindOf(when),
    number: number === undefined ? emptyDraft.number : String(number),
    ...(field && { pointer: field[0], value: String(field[1]) }),
  };
}

function whenKindOf({ fields, like, call, every, percent }: When): WhenKind {
  if (fields ?? like) return 'field';
  if (call !== undefined) return 'call';
  if (every !== undefined) return 'nth';
  return percent === undefined ? 'every' : 'percent';
}

/**
 * Returns whether saving the form would keep the fault as it is. The form has at most one field of the request and saves it
 * under `like`: there a number would become text, and `*` would match anything.
 */
export const fitsForm = (fault: Fault): boolean => {
  const sent = faultOf(draftOf(fault));
  return (
    Object.keys(fault.answer).length === Object.keys(sent.answer).length &&
    Object.values(fault.when ?? {}).length === Object.values(sent.when ?? {}).length &&
    Object.keys({ ...fault.when?.fields, ...fault.when?.like }).length <= 1 &&
    Object.values(fault.when?.fields ?? {}).every(
      (value) => typeof value === 'string' && !value.includes('*'),
    )
  );
};
