import type {GatsbyCache} from "gatsby"
import {minify} from "terser"
import type {Channel} from "../../../src/analytics/chat-channel"
import type {EarlySettings} from "../../../src/entries/settings"
import {facetNames} from "../../../src/features/catalogue/filter/experience-filter"
import {waitingWords} from "../../../src/features/sign-in-gate/boot-options"
import {languages} from "../../../src/i18n/languages"
import {filteredFacts} from "../../content/facts/tell-facts"
import {contentOf, readJson} from "../../content/read-json"
import type {SiteContent} from "../../content/site-content"
import type {Environment} from "../../environment/environment"
import {gateSettings} from "../../environment/gate-settings"
import {bundleScript} from "../../files/bundle-script"
import {shortHash} from "../../files/short-hash"

/**
 * Browsers with ES modules: older than those that the other scripts need, because what works
 * without those must work there, too.
 */
const target = "es2019"

/** Where a build finds what an earlier one has shortened: Gatsby's cache, which goes with the packages. */
type Kept = Pick<GatsbyCache, "get" | "set">

/** Terser's output compresses better than esbuild's, and takes half a second. */
const shorten = async (code: string, kept?: Kept): Promise<string> => {
  const key = `shortened ${shortHash(code)}`
  const known: string | undefined = await kept?.get(key)
  if (known) return known
  const {code: short = code} = await minify(code, {
    ecma: 2019,
    compress: {ecma: 2019, passes: 2},
    format: {inline_script: true},
  })
  await kept?.set(key, short)
  return short
}

type Site = Pick<SiteContent["site"], "productId" | "channels">

/** Read, not imported: content must not count as code (gatsby/hooks/code-version.ts). */
const readSite = async (directory: string) => contentOf<Site>(readJson(directory, "data/site.json"))

/** The first match wins, so entries with a medium come first. */
const channelsOf = ({channels}: Site): Channel[] =>
  channels
    .toSorted((one, other) => Number(!one.medium) - Number(!other.medium))
    .map(({code, source, medium}) => (medium ? [code, source, medium] : [code, source]))

/**
 * Bundles an entry of the early code with its imports into one minified script without globals.
 *
 * @param kept - keeps what is shortened for the next build
 * @throws Error if the entry cannot be read or imports what does not exist, or the site's data cannot
 */
export const bundleEarlyCode = async (
  directory: string,
  environment: Environment,
  entry: "boot" | "deferred" | "gate",
  kept?: Kept,
): Promise<string> => {
  const gate = gateSettings(environment)
  const site = await readSite(directory)
  const settings: EarlySettings = {
    productId: site.productId,
    channels: channelsOf(site),
    languages,
    gate,
    isGated: gate.cognito !== null,
    queries: [...facetNames, ...filteredFacts, "q", "sort"],
    isMeasured: environment.GATSBY_GTM_ID !== undefined,
    waiting: waitingWords(),
  }
  const code = await bundleScript(directory, `src/entries/${entry}.ts`, {
    minifySyntax: true,
    format: "iife",
    target,
    charset: "utf8",
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`early.${name}`, JSON.stringify(value)]),
    ),
  })
  return shorten(code, kept)
}
