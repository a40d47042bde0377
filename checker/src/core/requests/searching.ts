/** Parameters that search for a text in the items of a list. */
export const SEARCH = /^(q|query|search|keywords?|term|text)$/i;
