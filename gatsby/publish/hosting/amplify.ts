import {contentType, type Header, hostingRules} from "./rules"

const note = "Written by `npm run hosting` from gatsby/publish/hosting: change that, not this."

/**
 * Build settings of Amplify Hosting. Packages, Gatsby's cache and the last build are cached. `npm run build` reinstalls packages when the lockfile changes.
 *
 * @see https://docs.aws.amazon.com/amplify/latest/userguide/yml-specification-syntax.html
 */
export const amplifyBuild = (): string => `# ${note}
version: 1
frontend:
  phases:
    preBuild:
      commands:
        - nvm install
    build:
      commands:
        - npm run build
  artifacts:
    baseDirectory: public
    files:
      - "**/*"
  cache:
    paths:
      - node_modules/**/*
      - .cache/**/*
      - public/**/*
`

type Block = {pattern: string; headers: readonly Header[]}

/**
 * Headers of Amplify Hosting. No two patterns set the same header for one path, because precedence
 * is not documented. Requests for HTML end in a slash.
 *
 * @see https://docs.aws.amazon.com/amplify/latest/userguide/custom-header-YAML-format.html
 */
const headerBlocks = (): Block[] => [
  {pattern: "**/*", headers: hostingRules.headers},
  ...hostingRules.caching.flatMap(({paths, value}) =>
    paths
      .flatMap(path => (path === "/**" ? ["/", "**/", "**/*.html", "**/*.json"] : [path]))
      .map(path => path.replace(/\*\*$/, "**/*"))
      .map(pattern => ({pattern, headers: [{name: "Cache-Control", value}]})),
  ),
  ...hostingRules.types.map(({path, type}) => ({
    pattern: path,
    headers: [{name: "Content-Type", value: contentType(type)}],
  })),
]

/** Text of customHttp.yml. */
export const amplifyHeaders = (): string => {
  const blocks = headerBlocks().map(({pattern, headers}) =>
    [
      `  - pattern: ${JSON.stringify(pattern)}`,
      "    headers:",
      ...headers.flatMap(({name, value}) => [
        `      - key: ${JSON.stringify(name)}`,
        `        value: ${JSON.stringify(value)}`,
      ]),
    ].join("\n"),
  )
  return `# ${note}\ncustomHeaders:\n${blocks.join("\n")}\n`
}

/** One redirect or rewrite of Amplify Hosting. */
export type AmplifyRule = {source: string; target: string; status: "301" | "404"}

/** The part of a path that Amplify puts in the target again: `<slug>`. */
const named = (path: string) => path.replace(/:(\w+)/g, "<$1>")

/**
 * Redirects of Amplify Hosting, in order. Missing slashes need no rule: the hosting redirects by
 * itself, as long as the last rule is a 404.
 *
 * @see https://docs.aws.amazon.com/amplify/latest/userguide/redirect-rewrite-examples.html
 */
export const amplifyRedirects = (): AmplifyRule[] => [
  ...hostingRules.redirects.flatMap(({fromPath, toPath}) =>
    [fromPath, fromPath.replace(/\/$/, "")].map(
      (source): AmplifyRule => ({source: named(source), target: named(toPath), status: "301"}),
    ),
  ),
  {source: "/<*>", target: hostingRules.notFound, status: "404"},
]
