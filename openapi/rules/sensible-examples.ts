import type { Rule } from './rule.ts';

const STOCK = /^(string|foo|bar|baz|test|demo|example|lorem.*|asdf|xxx+|123|abc)$/i;

/** Examples are realistic, without stock words (docs/design/style.md rule 4). */
export const sensibleExamples: Rule = () => ({
  MediaType(media, { report, location }) {
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      for (const word of stockWords(example.value)) {
        report({
          message: `example ${name} holds the stock word "${word}"`,
          location: location.child(['examples', name]),
        });
      }
    }
  },
});

/** Returns every stock word in an example value, at any depth. */
export function stockWords(value: unknown): string[] {
  if (typeof value === 'string') return STOCK.test(value.trim()) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stockWords);
}
