/** Whether each media type of `inner` is one of `outer`: `application/json` is one of `application/*`. */
export function covers(outer: string, inner: string): boolean {
  const [type, subtype] = outer.split('/');
  const [innerType, innerSubtype] = inner.split('/');
  return (type === '*' || type === innerType) && (subtype === '*' || subtype === innerSubtype);
}
