/** Headers of every response: browsers must not guess another content type. */
export const everyAnswer = { 'x-content-type-options': 'nosniff' } as const;

/** Headers of every simulator page: no foreign resources, no inline script. */
export const pageHeaders = {
  ...everyAnswer,
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    // MUI writes its styles into the page as it renders.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Also identifies the simulator's pages where a browser sends no Sec-Fetch-Site (cameFrom.ts).
  'referrer-policy': 'same-origin',
  // The authentication opens in its own window, which the portal observes. Both windows keep their connection; other
  // pages lose theirs.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** Headers of a body that a fault injects: a page of this content can run nothing. */
export const injectedHeaders = { 'content-security-policy': "default-src 'none'; sandbox" } as const;
