/**
 * Links the web manifest once the page has loaded. Linked in the HTML it is asked for ahead of the
 * hero, for which a phone on a slow network waits a round trip longer, and nobody adds a site to the
 * home screen in its first second. It is written into every page as text, so it uses nothing from
 * outside itself.
 *
 * @param page - the window, or a stand-in in tests
 * @param address - of the manifest
 */
export function linkManifest(page: Window, address: string): void {
  const {document} = page
  const add = () => {
    const link = document.createElement("link")
    link.rel = "manifest"
    link.href = address
    document.head.append(link)
  }
  if (document.readyState === "complete") add()
  else page.addEventListener("load", add)
}

/** The script as text. */
export const linkManifestText = (): string =>
  `(${linkManifest.toString()})(window,"/site.webmanifest")`
