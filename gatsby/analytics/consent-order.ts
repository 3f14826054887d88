/** How the plugin's script asks for the container, and its frame for browsers without scripts. */
const containerScript = /gtm\.start/
const containerFrame = /<iframe[^>]*ns\.html/

/**
 * Checks a page that loads a container: the script that denies the consent signals must stand
 * before the container's, and nothing may be measured where no script can ask.
 *
 * @param html - the page as built
 * @param consent - code of that script
 * @returns what is wrong, in words; nothing for a page without a container
 */
export const consentFaults = (html: string, consent: string): string[] => {
  const container = html.search(containerScript)
  const early = html.indexOf(`<script>${consent}</script>`)
  return [
    ...(container >= 0 && (early < 0 || early > container)
      ? ["the container's script stands before the consent defaults"]
      : []),
    ...(containerFrame.test(html) ? ["it holds the container's frame"] : []),
  ]
}
