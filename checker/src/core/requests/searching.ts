/** Parameters that look for a text anywhere in the items of a list. */
export const SEARCH = /^(q|query|search|keywords?|term|text)$/i;
