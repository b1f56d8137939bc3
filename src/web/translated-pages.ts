let isBearing = false;

/** What stands in the page where a text was that is no longer there. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * A translator takes the texts that React wrote out of the page and puts its own, each in a `font`, in their place. React goes on with
 * those it knows: it would remove, or put something before, what is no longer there, which throws and loses the page
 * (https://github.com/facebook/react/issues/11538), or would change a text that nobody sees. Here each of these meets what stands
 * there instead.
 */
export function bearTranslators(): void {
  if (isBearing) return;
  isBearing = true;
  new MutationObserver(noteStandIns).observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = standInOf(child);
    if (there?.parentNode) removeChild.call(there.parentNode, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (!node.parentNode) standIns.get(node)?.remove();
    let there: Node | null | undefined = next && standInOf(next);
    while (there && there.parentNode !== this) there = there.parentNode;
    insertBefore.call(this, node, there ?? null);
    return node;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string) {
      nodeValue?.set?.call(this, value);
      // The translator comes to it as to any text that is new.
      if (!this.parentNode) standIns.get(this)?.replaceWith(this);
    },
  });
}

function noteStandIns(records: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof HTMLFontElement);
    if (standIn) for (const node of removedNodes) if (node instanceof Text) standIns.set(node, standIn);
  }
}

/** What is to be seen of a node: itself, or what a translator made of it. */
function standInOf(node: Node): Node | undefined {
  if (node.parentNode) return node;
  const standIn = standIns.get(node);
  return standIn?.parentNode ? standIn : undefined;
}
