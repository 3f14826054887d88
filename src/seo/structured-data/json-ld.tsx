import type {Thing} from "schema-dts"

/**
 * Writes one JSON-LD document. Characters with a meaning in HTML become JSON escapes, so no text
 * can close the script element.
 *
 * @see https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({"@context": "https://schema.org", "@graph": things}).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** Structured data for a page's head. */
export const JsonLd = ({things}: {things: readonly Thing[]}) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script holds no markup
    dangerouslySetInnerHTML={{__html: jsonLd(things)}}
  />
)
