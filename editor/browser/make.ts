/** Makes an element of the editor's own with its properties and what it holds. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), values)
  element.append(...children)
  return element
}
