/** Returns whether each media type of `inner` is in `outer`: `application/json` is in `application/*`. */
export function covers(outer: string, inner: string): boolean {
  const [type, subtype] = outer.split('/');
  const [innerType, innerSubtype] = inner.split('/');
  return (type === '*' || type === innerType) && (subtype === '*' || subtype === innerSubtype);
}
