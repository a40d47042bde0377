/** The prefix itself: `Token`, `GenieKey`, `bearer`. */
const SCHEME = String.raw`([A-Z][A-Za-z\d-]*[A-Za-z\d]|token|bearer|apikey|key)`;

/**
 * The phrases that contain a prefix: `required prefix "Token"`, `prefixed with Token`, `Authorization: Token 9944`, `"GenieKey <key>"`.
 * The quotes may be backticks (\x60).
 */
const SHAPES = [
  String.raw`\b[Pp]refix(?:ed)?\b[^"'\x60“.\n]*["'\x60“]${SCHEME} ?["'\x60”]`,
  String.raw`\b[Pp]refix(?:ed)?(?: (?:it|the (?:key|token|value)))?(?: with| by|:| is)? (?:the word )?${SCHEME}\b`,
  String.raw`\b[Aa]uthorization: ?["'\x60“]?${SCHEME} \S`,
  String.raw`["'\x60“]${SCHEME} [<{[$]`,
].map((shape) => new RegExp(shape));

/** Reads the prefix of a key from its description: `with required prefix "Token"`, `Authorization: Token <key>`. */
export const keyPrefix = (description: string): string | undefined =>
  SHAPES.map((shape) => shape.exec(description)?.[1]).find((scheme) => scheme !== undefined);
