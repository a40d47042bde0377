/** The two windows that pages are looked at in: a wide screen, which the browser tests have unless they ask for another, and a phone. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 375, height: 812 };
