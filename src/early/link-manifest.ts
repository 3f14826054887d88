/**
 * Links the web manifest once the page has loaded. A link in the HTML would be fetched ahead of the
 * hero and cost a phone on a slow network a round trip. Nobody adds a site to the home screen in
 * its first second.
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
