/** Whether somebody reads the page through a translator: Chrome marks the root, all of them wrap texts in `font`, which we never write. */
export const isTranslated = () => document.querySelector('html[class*=translated-], body font') !== null;

/**
 * A translator takes React's texts out of the page and puts its own in their place. To remove such a text, or to put something
 * before it, then throws, and the page is gone: https://github.com/facebook/react/issues/11538. Here it does not throw.
 */
export function bearTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
}
