/**
 * Gives a built page the inline script of a build with other settings.
 *
 * @param html - of the page, whose first script it is
 * @param boot - the other script
 * @throws Error if the page does not begin with an inline script
 */
export const withBoot = (html: string, boot: string): string => {
  const own = /(<script>).*?<\/script>/s
  if (!own.test(html)) throw new Error("A page has no inline script that could be another's")
  return html.replace(own, (_, tag: string) => `${tag}${boot}</script>`)
}
