/** Headers of every page that we serve: nothing from elsewhere, no inline script. */
export const pageHeaders = {
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
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

/**
 * Of a body that a fault makes up: as a page of its own it can do nothing, whatever it says. Nothing else is added: what a
 * browser makes of a script that is a page is what such a fault is for.
 */
export const injectedHeaders = { 'content-security-policy': "default-src 'none'; sandbox" } as const;
