/** Compares figures beside a list that the contract gives for all pages: `Sum over all matches, not only those on this page`. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, report, TRIED } from './ask.ts';
import { pageByPage } from './pageByPage.ts';
import type { Probe } from './probe.ts';

/** `whatever the page`, `not only those on this page`, `over all pages`, `与分页无关` */
const PAGE_FREE =
  /\b(?:whatever|regardless of|independent of|no matter) the (?:requested )?page\b|\bon whatever page\b|\bnot (?:only|just)\b[^.;]*\bpage\b|\b(?:over|on|across|of) all (?:the )?pages\b|与分页无关|不受分页|全部(?:页|分页)/i;

/** A figure beside the list. */
interface Figure {
  /** Names of the members that lead to it. */
  readonly path: readonly string[];
  readonly says: string;
}

export async function comparePageFree(probe: Probe, operation: Operation): Promise<void> {
  const figures = figuresIn(operation);
  if (figures.length === 0) return;
  const payload = probe.requests.widest(operation);
  const all = await ask(probe, operation, payload, 'parent', TRIED);
  const items = all && itemsOf(operation, all.exchange.verdict);
  if (!items || items.length < 2 || !isWhole(all, items)) return;
  const pages = await pageByPage(probe, operation, payload, items.length);
  const again = pages && (await ask(probe, operation, payload, 'parent', TRIED));
  for (const { path, says } of figures) {
    const whole = figureIn(all, path);
    // Another client may have changed the list since the first read.
    if (whole === undefined || !again || !isDeepStrictEqual(figureIn(again, path), whole)) continue;
    const other = pages?.steps.find((step) => ![whole, undefined].includes(figureIn(step, path)));
    if (!other) continue;
    const name = path.join('.');
    const message = `${name} is ${String(figureIn(other, path))} on one page, and ${String(whole)} with the whole list; the contract says '${says.trim()}'`;
    report(probe, other, [all, other], `page-free/${name}`, message);
  }
}

/** Returns the numbers of a response, and of the objects in it, that are the same for each page. */
function figuresIn(operation: Operation): Figure[] {
  const { schemas } = operation;
  const within = (schema: Schema, path: readonly string[]): Figure[] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, part]): Figure[] => {
      const value = valueOf(part, schemas);
      const says = part.description ?? value.description ?? '';
      if (/number|integer/.test(String(value.type)))
        return PAGE_FREE.test(says) ? [{ path: [...path, name], says }] : [];
      return value.properties && path.length === 0 ? within(value, [name]) : [];
    });
  return operation.roles?.some(({ does }) => does === 'list') ? within(dataOf(operation), []) : [];
}

function figureIn(sent: Sent, path: readonly string[]): number | undefined {
  const { data } = sent.exchange.verdict;
  const value = path.reduce<unknown>(
    (part, name) => (isObject(part) ? (part as Payload)[name] : undefined),
    data,
  );
  return typeof value === 'number' ? value : undefined;
}
