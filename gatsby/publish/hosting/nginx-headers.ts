import type {Header, HostingRules} from "./rules"

/** Quotes a text for nginx. */
export const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

const ownHeader = ({own}: HostingRules, name: string) =>
  own.flatMap(({path, headers}) =>
    headers.flatMap(header => (header.name === name ? [{path, value: header.value}] : [])),
  )

const variableOf = (name: string) => `$entreraices_${name.toLowerCase().replaceAll("-", "_")}`

/** A map for each header that differs for some paths. */
export const ownMaps = (rules: HostingRules): string =>
  rules.headers
    .flatMap(({name, value}) => {
      const own = ownHeader(rules, name)
      if (own.length === 0) return []
      const lines = own.map(({path, value: mine}) => `    ${path} ${quote(mine)};`)
      return [
        `map $uri ${variableOf(name)} {\n    default ${quote(value)};\n${lines.join("\n")}\n}\n\n`,
      ]
    })
    .join("")

/** Value for `add_header`: a literal, or the map's variable. */
export const headerValue = (rules: HostingRules, {name, value}: Header): string =>
  ownHeader(rules, name).length > 0 ? variableOf(name) : quote(value)
