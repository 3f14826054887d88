const attributesOf = (element: Element) =>
  new Map([...element.attributes].map(a => [a.name, a.value]))

/** The user decides what is expanded. */
const isKept = (name: string) => name === "open"

const takeAttributes = (element: Element, wanted: Element) => {
  const attributes = attributesOf(wanted)
  for (const [name, value] of attributes)
    if (element.getAttribute(name) !== value && !isKept(name)) element.setAttribute(name, value)
  for (const name of attributesOf(element).keys())
    if (!attributes.has(name) && !isKept(name)) element.removeAttribute(name)
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/**
 * Morphs an element into another and changes nothing else: expanded parts and scroll positions
 * stay, and no picture is fetched again.
 *
 * @param wanted - is taken apart
 */
export const morph = (element: Element, wanted: ParentNode & Node): void => {
  if (isElement(wanted)) takeAttributes(element, wanted)
  const present = [...element.childNodes]
  const next = [...wanted.childNodes]
  for (const [index, node] of next.entries()) {
    const known = present[index]
    if (!known) element.append(node)
    else if (isElement(known) && isElement(node) && known.nodeName === node.nodeName)
      morph(known, node)
    else if (known.nodeType === node.nodeType && !isElement(node)) {
      if (known.nodeValue !== node.nodeValue) known.nodeValue = node.nodeValue
    } else known.replaceWith(node)
  }
  for (const node of present.slice(next.length)) node.remove()
}
