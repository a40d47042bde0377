/** Matches the code for a request that was prepared under another login: at the gateway 806, elsewhere E9000004. */
export const LOGIN_CHANGED = /^(E9000004|806)$/;
