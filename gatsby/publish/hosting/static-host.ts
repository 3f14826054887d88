import type {PlannedRedirect} from "../../pages/plan-redirects"
import {contentType, type HostingRules, hostingRules} from "./rules"

/**
 * Text of `_headers`, which Netlify, Cloudflare Pages and others read from the build. They join
 * the values of a header that several patterns set, so the rule for every path says nothing of
 * caching: "revalidate" is what these hosts do by themselves.
 */
export const headersFile = ({
  headers,
  caching,
  types,
  own,
}: HostingRules = hostingRules): string => {
  const block = (path: string, lines: {name: string; value: string}[]) =>
    [path, ...lines.map(({name, value}) => `  ${name}: ${value}`)].join("\n")
  // Their values join the general ones: of two policies a browser follows both.
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

/** Text of `_redirects`, for the same hosts: one line a redirect, without patterns. */
export const redirectsFile = (redirects: readonly PlannedRedirect[]): string =>
  `${redirects.map(({fromPath, toPath}) => `${fromPath} ${toPath} 301`).join("\n")}\n`
