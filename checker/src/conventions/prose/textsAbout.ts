import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

/**
 * Returns all sentences of the paragraphs that name a parameter in code quotes, because often only the first sentence names it.
 * Without such a paragraph, the sentences with the name.
 */
export function textsAbout(operation: Operation, name: string): string[] {
  const blocks = (operation.description ?? '')
    .split(/\n\s*\n/)
    .filter((block) => block.includes(`\`${name}\``));
  return blocks.length > 0
    ? blocks.flatMap((block) => block.split(/(?<=\.)\s+/))
    : sentencesOf(operation).filter((text) => text.includes(name));
}
