/**
 * Links the web manifest after the load event. In the HTML it would be fetched before the hero and
 * cost a slow phone a round trip.
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
