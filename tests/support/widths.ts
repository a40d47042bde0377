/** Window sizes of the tests in CSS pixels: a wide screen, which is the default, and a phone. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 375, height: 812 };
