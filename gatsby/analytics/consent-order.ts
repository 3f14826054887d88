/** How the plugin's script asks for the container, and its frame for browsers without scripts. */
const containerScript = /gtm\.start/
const containerFrame = /<iframe[^>]*ns\.html/

/** The call that denies the signals, with the signals it is given; minified or not. */
const earlyScript = /\.consent\(\w+,\s*"default".*?analytics_storage"?:\s*"denied"/s

/**
 * Checks a page that loads a container: the script that denies the consent signals must stand
 * before the container's, and nothing may be measured where no script can ask.
 *
 * @param html - the page as built
 * @returns what is wrong, in words; nothing for a page without a container
 */
export const consentFaults = (html: string): string[] => {
  const container = html.search(containerScript)
  const early = html.search(earlyScript)
  return [
    ...(container >= 0 && (early < 0 || early > container)
      ? ["the container's script stands before the consent defaults"]
      : []),
    ...(containerFrame.test(html) ? ["it holds the container's frame"] : []),
  ]
}
