/** An address that a window may be sent to: http(s) only, anything else counts as empty. */
export function authUrl(openUrl: string, origin: string): string | undefined {
  if (openUrl.trim() === '') return undefined;
  const url = URL.parse(openUrl, origin);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}

/** mm:ss */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
