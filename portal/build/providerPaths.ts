import { operations } from '#generated/catalogue.ts';
import { services } from '#generated/services.ts';

/** The first step of every path that the provider answers, as the contracts have them: what `npm run dev` passes on to it. */
export const providerPaths: readonly string[] = [
  ...new Set(
    Object.values(services).flatMap(({ name, base }) =>
      Object.values(operations[name]).map(({ path }) => `/${`${base}${path}`.split('/')[1] ?? ''}`),
    ),
  ),
];
