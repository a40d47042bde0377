import type { Context, Reply, Service } from './handler.ts';
import { tables } from './tables.ts';

/** A handler whose input was validated by the pipeline. */
export type AnyHandler = (input: unknown, context: Context) => Reply<unknown, string>;

/** @returns undefined for an operation that is answered from its contract */
export const handlerOf = (service: Service, id: string): AnyHandler | undefined => {
  // The table pairs input type and operation; types cannot express this for a lookup by text.
  const table = (tables as unknown as Partial<Record<Service, Readonly<Record<string, AnyHandler>>>>)[
    service
  ];
  return table?.[id];
};
