import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

/** Returns the sentences of the paragraphs that name a parameter, because the first one names it for the others. */
export function textsAbout(operation: Operation, name: string): string[] {
  const blocks = (operation.description ?? '')
    .split(/\n\s*\n/)
    .filter((block) => block.includes(`\`${name}\``));
  return blocks.length > 0
    ? blocks.flatMap((block) => block.split(/(?<=\.)\s+/))
    : sentencesOf(operation).filter((text) => text.includes(name));
}
