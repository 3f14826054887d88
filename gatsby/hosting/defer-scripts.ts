const gatsbyTag = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g
const firstDeferred = /<script data-src="([^"]+)"(?: data-preload="[^"]*")?>/

/**
 * Makes Gatsby's script tags wait: src/start/start-scripts.ts starts them after the largest paint
 * (docs/performance.md has what it gains). Gatsby puts its tags into finished pages, so this comes
 * after the build. A page that was done in an earlier build comes back as it is.
 *
 * @param html - a finished page
 * @param preloads - addresses that are wanted as soon as the scripts are
 * @throws Error when the page has no scripts at all: Gatsby has changed
 */
export const deferScripts = (html: string, preloads: readonly string[]): string => {
  const deferred = html.replace(gatsbyTag, '<script data-src="$1"></script>')
  if (!firstDeferred.test(deferred))
    throw new Error("found no script tags of Gatsby's to defer: see defer-scripts.ts")
  return deferred.replace(
    firstDeferred,
    (_, address: string) => `<script data-src="${address}" data-preload="${preloads.join(" ")}">`,
  )
}
