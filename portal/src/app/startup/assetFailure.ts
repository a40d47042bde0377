/** What the window's error event says of where it comes from. */
export interface ScriptError {
  readonly message: string;
  readonly filename: string;
}

/** A script or style that was answered with a page: its first character is no code. 1 §8 */
export function isAssetFailure({ message, filename }: ScriptError): boolean {
  return /SyntaxError.*unexpected token '?</i.test(message) && /\.(js|css)(\?|$)/.test(filename);
}
