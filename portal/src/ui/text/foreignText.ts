/**
 * A browser's page translation replaces React's text nodes with `<font>` elements. React would then write into a
 * hidden text and fail when it removes one (react#11538). This map keeps the replacement of each text; React's
 * writes, removals and insertions go to it.
 */

const standIns = new WeakMap<Node, Element>();

const isStandIn = (node: Node): node is HTMLElement => node.nodeName === 'FONT';

/** Watches the document and redirects React to the replacements of its texts. Call once, before React renders. */
export function surviveTranslation(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeOrStandIn<Child extends Node>(this: Node, child: Child): Child {
    const actual = child.parentNode === this ? child : childWith(this, child);
    if (actual !== undefined) removeChild.call(this, actual);
    return child;
  };
  Node.prototype.insertBefore = function insertOrBeforeStandIn<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    const actual = before === null || before.parentNode === this ? before : (childWith(this, before) ?? null);
    insertBefore.call(this, standInOf(added), actual);
    return added;
  };
  Node.prototype.appendChild = function appendOrStandIn<Added extends Node>(this: Node, added: Added): Added {
    appendChild.call(this, standInOf(added));
    return added;
  };
  new MutationObserver((records) => {
    for (const record of records) noteStandIns(record, records);
  }).observe(document, { childList: true, subtree: true });
}

/** Returns the replacement of a text that React moves, so that it moves instead; any other node itself. */
function standInOf(node: Node): Node {
  const standIn = standIns.get(node);
  return standIn?.isConnected === true && !node.isConnected ? standIn : node;
}

/** Returns the child of the parent that contains the node or its replacement. */
function childWith(parent: Node, node: Node): Node | undefined {
  let ancestor: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (ancestor !== null && ancestor.parentNode !== parent) ancestor = ancestor.parentNode;
  return ancestor ?? undefined;
}

/**
 * Notes the texts that the page translation replaced. A replacement is one record, or two: the element is inserted
 * beside the text, then the text is removed.
 */
function noteStandIns(
  { target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  all: readonly MutationRecord[],
): void {
  for (const text of removedNodes) {
    if (!(text instanceof Text) || text.isConnected) continue;
    const added =
      [...addedNodes].find(isStandIn) ??
      [previousSibling, nextSibling].find((node) => node !== null && isAdded(node, target, all));
    if (added instanceof HTMLElement && added.isConnected) redirectWrites(text, added);
  }
}

const isAdded = (node: Node, target: Node, records: readonly MutationRecord[]): boolean =>
  isStandIn(node) &&
  records.some((record) => record.target === target && [...record.addedNodes].includes(node));

/** Makes what React writes into the text appear in its replacement. */
function redirectWrites(text: Text, element: Element): void {
  standIns.set(text, element);
  const plain = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(value: string | null) {
      plain?.set?.call(text, value);
      if (!text.isConnected) element.textContent = value;
    },
  });
}
