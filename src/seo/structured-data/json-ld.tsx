import type {Thing} from "schema-dts"

/**
 * Writes things as one JSON-LD document. Characters that mean something in HTML are written as
 * JSON escapes, so that no text can close the script element, and none is read as an entity.
 *
 * @param things - nodes of the graph
 * @see https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({"@context": "https://schema.org", "@graph": things}).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** What search engines read of a page, for its head. */
export const JsonLd = ({things}: {things: readonly Thing[]}) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script holds no markup
    dangerouslySetInnerHTML={{__html: jsonLd(things)}}
  />
)
