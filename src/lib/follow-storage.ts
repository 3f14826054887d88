/**
 * Reads a key of the storage again where another page may have changed it: another tab, or one that this
 * tab showed while this page waited in the browser's cache.
 */
export const followStorage = (key: string, read: () => void): void => {
  if (typeof window === "undefined") return
  window.addEventListener("storage", event => {
    // No key: everything was cleared.
    if (event.key === key || event.key === null) read()
  })
  window.addEventListener("pageshow", ({persisted}) => {
    if (persisted) read()
  })
}
