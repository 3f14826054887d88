/**
 * Links the web manifest once the page has loaded. Linked in the HTML it is asked for ahead of the
 * hero, for which a phone on a slow network waits a round trip longer, and nobody adds a site to the
 * home screen in its first second.
 *
 * @param page - the window, or a stand-in in tests
 */
export const linkManifest = (page: Window): void => {
  const {document} = page
  const add = () => {
    const link = document.createElement("link")
    link.rel = "manifest"
    link.href = "/site.webmanifest"
    document.head.append(link)
  }
  if (document.readyState === "complete") add()
  else page.addEventListener("load", add)
}
