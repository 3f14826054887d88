/**
 * Browsers that translate a page move its text nodes into elements of their own. React would throw
 * when it removes one of them, or inserts something before it, and the page would be lost.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export const tolerateTranslation = (): void => {
  const {removeChild, insertBefore} = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}
