/** Headers of every answer, whatever it is: no browser takes one for another type than it says. */
export const everyAnswer = { 'x-content-type-options': 'nosniff' } as const;

/** Headers of every page that we serve: nothing from elsewhere, no inline script. */
export const pageHeaders = {
  ...everyAnswer,
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    // MUI writes its styles into the page as it renders.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Also what proves our own pages where a browser sends no Sec-Fetch-Site (cameFrom.ts).
  'referrer-policy': 'same-origin',
  // The authentication opens in a window of its own, which the portal watches: it keeps that one, and no page keeps the portal.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** Of a body that a fault makes up: as a page of its own it can do nothing, whatever it says. */
export const injectedHeaders = { 'content-security-policy': "default-src 'none'; sandbox" } as const;
