/** Extracts the prose of a file: its comments, or all text of documents and data with descriptions. */
import { parseSync } from 'oxc-parser';

const script = /\.(ts|tsx|mjs|js)$/;
const styled = /\.(css|html)$/;
const whole = /\.(md|yaml|yml|conf)$/;

/** Returns one text per comment, so that separate comments are not joined. */
export function proseOf(file: string, text: string): readonly string[] {
  if (script.test(file)) return commentsOf(file, text);
  if (styled.test(file))
    return [...text.matchAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g)].map(([comment]) => comment);
  return whole.test(file) ? [text] : [];
}

/** Returns the comments of a script; consecutive line comments are joined. */
function commentsOf(file: string, text: string): string[] {
  const { comments } = parseSync(file, text);
  const joined: string[] = [];
  let end = -1;
  for (const comment of comments) {
    const continues = end >= 0 && text.slice(end, comment.start).trim() === '';
    if (continues) joined.push(`${joined.pop() ?? ''}\n${comment.value}`);
    else joined.push(comment.value);
    end = comment.end;
  }
  return joined.map((comment) => comment.replaceAll(/\n\s*\*? ?/g, ' '));
}
