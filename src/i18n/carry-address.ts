/**
 * Keeps query and hash on the language switch, which is a plain link. It is written into every page
 * as text, so it uses nothing from outside itself.
 *
 * @param page - the window, or a stand-in in tests
 */
export function carryAddress({document, location}: Window): void {
  document.addEventListener(
    "click",
    event => {
      const target = event.target as Element | null
      const link = target?.closest?.<HTMLAnchorElement>("a[data-language-switch]")
      if (!link) return
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
}

/** The script as text. */
export const carryAddressText = (): string => `(${carryAddress.toString()})(window)`
