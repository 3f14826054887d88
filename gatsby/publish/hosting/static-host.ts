import type {PlannedRedirect} from "../../pages/plan-redirects"
import {contentType, type HostingRules, hostingRules} from "./rules"

/**
 * Text of `_headers`, for Netlify, Cloudflare Pages and others. They merge headers of several
 * matching patterns, so the general rule sets no caching: "revalidate" is their default.
 */
export const headersFile = (): string => {
  const {headers, caching, types, own} = hostingRules
  const block = (path: string, lines: {name: string; value: string}[]) =>
    [path, ...lines.map(({name, value}) => `  ${name}: ${value}`)].join("\n")
  // Merged with the general ones: browsers enforce both policies.
  const ownOf = (path: string) => own.find(rule => rule.path === path)?.headers ?? []
  const blocks = caching.flatMap(({paths, value}) =>
    paths
      .filter(path => path !== "/**")
      .map(path =>
        block(path.replace("**", "*"), [{name: "Cache-Control", value}, ...ownOf(path)]),
      ),
  )
  const typed = types.map(({path, type}) =>
    block(path, [{name: "Content-Type", value: contentType(type)}]),
  )
  return `${[block("/*", [...headers]), ...blocks, ...typed].join("\n\n")}\n`
}

/**
 * Text of `_redirects`, for the same hosts: no patterns, and a line for each way to write an address.
 * Netlify answers 410; Cloudflare Pages passes such a line by, and answers 404.
 */
export const redirectsFile = (
  redirects: readonly PlannedRedirect[],
  {gone, notFound}: Pick<HostingRules, "gone" | "notFound"> = hostingRules,
): string => {
  const lines = [
    ...redirects.map(({fromPath, toPath}) => ({fromPath, answer: `${toPath} 301`})),
    ...gone.map(fromPath => ({fromPath, answer: `${notFound} 410`})),
  ]
  return lines
    .flatMap(({fromPath, answer}) => [
      `${fromPath} ${answer}\n`,
      `${fromPath.replace(/\/$/, "")} ${answer}\n`,
    ])
    .join("")
}
