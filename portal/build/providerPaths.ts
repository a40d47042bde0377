import { operations } from '#generated/catalogue.ts';
import { services } from '#generated/services.ts';

/** First path segments of the provider's API, from the contracts: `npm run dev` proxies them. */
export const providerPaths: readonly string[] = [
  ...new Set(
    Object.values(services).flatMap(({ name, base }) =>
      Object.values(operations[name]).map(({ path }) => `/${`${base}${path}`.split('/')[1] ?? ''}`),
    ),
  ),
];
