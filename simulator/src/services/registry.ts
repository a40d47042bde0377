/** All handlers, by service and operation. */
import { handlers as activity } from './activity/handlers.ts';
import { handlers as gateway } from './gateway/handlers.ts';
import type { Context, HandlerTable, Reply, Service } from './handler.ts';
import { handlers as legacy } from './legacy/handlers.ts';
import { handlers as provisional } from './provisional/index.ts';
import { handlers as standard } from './standard/handlers.ts';

const registry: { readonly [S in Service]?: HandlerTable<S> } = {
  legacy,
  standard,
  gateway,
  activity,
  provisional,
};

/** A handler whose input was validated by the pipeline. */
export type AnyHandler = (input: unknown, context: Context) => Reply<unknown, string>;

/** @returns undefined for an operation that is answered from its contract */
export const handlerOf = (service: Service, id: string): AnyHandler | undefined => {
  // The table pairs input type and operation; types cannot express this for a lookup by text.
  const table = registry[service] as unknown as Readonly<Record<string, AnyHandler>> | undefined;
  return table?.[id];
};
