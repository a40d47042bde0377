/**
 * Converts patterns of other languages to JavaScript with the flag `u`, as JSON Schema requires. Java, Python, Ruby, Go and PCRE use
 * other escapes.
 */

/** Escapes that JavaScript lacks, with their equivalents outside a class. */
const ESCAPES: Readonly<Record<string, string>> = {
  A: '^',
  z: '$',
  Z: '$',
  h: '[ \\t]',
  R: '(?:\\r\\n|\\n|\\r)',
};
/** Classes of POSIX (`[[:alpha:]]`), with their characters inside a class. */
const POSIX: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9a-fA-F',
  word: '\\w',
};
/** Characters that may be escaped with the flag `u`. */
const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
/** Letters and digits whose escapes JavaScript knows: `\d`, `\1`, `\p`. */
const KNOWN = /[dDsSwWbBtnvfr0-9kpPuxc]/;

/** @returns undefined for a pattern that JavaScript cannot express */
export function javascriptPattern(pattern: string): string | undefined {
  if (compiles(pattern)) return pattern;
  const translated = translate(pattern);
  return compiles(translated) ? translated : undefined;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Rewrites a pattern letter by letter. */
function translate(pattern: string): string {
  // Inline flags (`(?i)abc`) become a group with flags.
  const flags = /^\(\?([ims]+)\)/.exec(pattern)?.[1];
  const text = flags === undefined ? pattern : pattern.slice(flags.length + 3);
  let [made, inClass] = ['', false];
  for (let index = 0; index < text.length; index += 1) {
    const [letter = '', next = ''] = [text[index], text[index + 1]];
    const rest = text.slice(index);
    const posix = inClass ? /^\[:(\w+):\]/.exec(rest) : null;
    const repeat = inClass ? null : /^\{\d*,?\d*\}/.exec(rest);
    if (letter === '\\') {
      made += escaped(next, inClass);
      index += 1;
    } else if (posix) {
      made += POSIX[posix[1] ?? ''] ?? posix[0];
      index += posix[0].length - 1;
    } else if (inClass) {
      inClass = letter !== ']';
      made += letter === '[' ? '\\[' : letter;
    } else if (letter === '[') {
      inClass = true;
      made += letter;
      // In other languages, a bracket right after the opening one closes nothing: `[]a]` is the class of `]` and `a`.
      if (next === ']') {
        made += '\\]';
        index += 1;
      }
    } else if (repeat && /\d/.test(repeat[0])) {
      // Python: `{,2}` begins at 0.
      made += repeat[0].replace('{,', '{0,');
      index += repeat[0].length - 1;
    } else if (letter === '{' || letter === '}' || letter === ']') made += `\\${letter}`;
    else if (rest.startsWith('(?P<')) {
      // Python's named groups.
      made += '(?<';
      index += 3;
    } else if (letter === '+' && /[*+?}]$/.test(made)) {
      // A possessive quantifier, `a++`, becomes a greedy one.
      continue;
    } else made += letter;
  }
  return flags === undefined ? made : `(?${flags}:${made})`;
}

function escaped(letter: string, inClass: boolean): string {
  if (SYNTAX.test(letter) || KNOWN.test(letter) || (inClass && letter === '-')) return `\\${letter}`;
  return inClass ? letter : (ESCAPES[letter] ?? letter);
}
