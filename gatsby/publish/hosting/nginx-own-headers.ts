import {quote} from "./nginx-quote"
import type {Header, HostingRules} from "./rules"

const ownHeader = ({own}: HostingRules, name: string) =>
  own.flatMap(({path, headers}) =>
    headers.flatMap(header => (header.name === name ? [{path, value: header.value}] : [])),
  )

const variableOf = (name: string) => `$entreraices_${name.toLowerCase().replaceAll("-", "_")}`

/** A map for each header that some path has in a form of its own. */
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

/** What `add_header` says of a header: its value, or the map's where some path has its own. */
export const headerValue = (rules: HostingRules, {name, value}: Header): string =>
  ownHeader(rules, name).length > 0 ? variableOf(name) : quote(value)
