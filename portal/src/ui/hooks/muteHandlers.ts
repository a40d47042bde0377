const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const HANDLER = /([\s/"'])on[a-z]+(\s*=)/gi;

/**
 * Renames event-handler attributes before a parser sees them. Under our CSP the browser writes an error to
 * the console for each one it parses, in whatever inert document. This is for quiet only: what may stay is
 * the sanitiser's decision, which also drops the new name.
 */
export const muteHandlers = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '$1data-muted$2'));
