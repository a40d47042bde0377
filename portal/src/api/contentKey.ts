/** Gives one idempotency key per content: a send repeated after a lost answer is the same send, changed content is another. */
export function contentKeys(): (content: object) => string {
  let last: { readonly text: string; readonly key: string } | undefined;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };
}
