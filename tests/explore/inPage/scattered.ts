/**
 * Returns the sentence of a grid or flex box if a child element divides it and the pieces are not on one line. Such a box lays
 * out each piece as an item of its own, so that the sentence falls apart.
 * @param lines boxes of the element's own text
 */
export function scatteredIn(element: Element, lines: readonly DOMRect[]): string | undefined {
  if (!/flex|grid/.test(getComputedStyle(element).display)) return undefined;
  const texts = [...element.childNodes].filter(isText);
  const isDivided = texts.slice(1).some(({ previousSibling }) => previousSibling instanceof Element);
  const isOnOneLine = lines.every((box) =>
    lines.every((other) => box.top < other.bottom && other.top < box.bottom),
  );
  return isDivided && !isOnOneLine ? (element.textContent ?? '').trim().slice(0, 60) : undefined;
}

const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';
