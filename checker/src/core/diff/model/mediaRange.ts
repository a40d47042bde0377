/** Returns whether a media range includes another: `application/*` includes `application/json`. */
export function covers(outer: string, inner: string): boolean {
  const [type, subtype] = outer.split('/');
  const [innerType, innerSubtype] = inner.split('/');
  return (type === '*' || type === innerType) && (subtype === '*' || subtype === innerSubtype);
}
