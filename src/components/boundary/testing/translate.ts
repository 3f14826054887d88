/**
 * Imitates a browser's page translation: replaces every text, now and later, with new elements that
 * hold the same words. It is self-contained, so that it can be sent into a browser.
 */
export const translate = (): void => {
  const isLeft = "script, style, template, noscript, textarea, font"
  const wrap = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest(isLeft)) return
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  wrapAll(document.body)
  new MutationObserver(changes => {
    for (const {addedNodes} of changes) addedNodes.forEach(wrapAll)
  }).observe(document.body, {childList: true, subtree: true})
}
