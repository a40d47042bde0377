/** Reads that count resources by state. */
import type { Operation } from '../../core/contract/types.ts';
import type { Probe } from './probe.ts';

/** Returns reads like `GET /orders/summary`: without parameters in the path, without pages, and no list. */
export const summariesOf = ({ context }: Probe): Operation[] =>
  context.operations.filter(
    ({ effect, url, roles = [], paging, cursor }) =>
      effect === 'read' &&
      !url.includes('{') &&
      !paging &&
      !cursor &&
      !roles.some(({ does }) => does === 'list') &&
      /summary|stat(s|istics)|count|overview|totals?|dashboard/i.test(url),
  );
