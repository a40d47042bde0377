/** Splits a rule into words and symbols. */

/** A word, a symbol or a constant of a rule. */
export interface Token {
  readonly kind: 'name' | 'sign' | 'value';
  readonly text: string;
  readonly value?: unknown;
}

/** A number, a text in quotes, a name (`lines.amount`), or a sign. */
const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<name>[\p{L}_$][\p{L}\d_$-]*(?:\.[\p{L}_$][\p{L}\d_$-]*)*)|(?<sign>==|!=|<=|>=|[=<>+\-*/(),]))/uy;

const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** Returns the tokens of a rule. @throws Error with the unreadable part */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const { number, single, double, name, sign } = TOKEN.exec(text)?.groups ?? {};
    const quoted = single ?? double;
    if (number !== undefined) tokens.push({ kind: 'value', text: number, value: Number(number) });
    else if (quoted !== undefined) tokens.push({ kind: 'value', text: quoted, value: quoted });
    else if (name !== undefined)
      tokens.push(
        name in WORDS ? { kind: 'value', text: name, value: WORDS[name] } : { kind: 'name', text: name },
      );
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else throw new Error(`'${text.slice(at).trim()}' cannot be read`);
  }
  return tokens;
}
