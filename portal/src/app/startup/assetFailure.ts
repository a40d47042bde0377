/** The source fields of the window's error event. */
export interface ScriptError {
  readonly message: string;
  readonly filename: string;
}

/** Returns whether a script or style was answered with an HTML page: its first character `<` is a syntax error. 1 §8 */
export function isAssetFailure({ message, filename }: ScriptError): boolean {
  return /SyntaxError.*unexpected token '?</i.test(message) && /\.(js|css)(\?|$)/.test(filename);
}
