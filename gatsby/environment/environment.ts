import {existsSync} from "node:fs"
import process from "node:process"
import {domainToASCII} from "node:url"
import {z} from "zod"
import type {GateSettings} from "../../src/gate/host"

const text = (pattern: RegExp, error: string) => z.string().regex(pattern, {error})

const host = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** A value with its domain as browsers ask for it: "xn--races-0sa.co" for "raíces.co". */
const withAsciiDomain = (value: string) =>
  value.replace(/[^\s/:]*[^\p{ASCII}\s][^\s/:]*/u, host => domainToASCII(host) || host)

const ips = /^\s*(\d{1,3}\.){3}\d{1,3}\s*(,\s*(\d{1,3}\.){3}\d{1,3}\s*)*$/

const cognitoNames = [
  "GATSBY_COGNITO_USER_POOL_ID",
  "GATSBY_COGNITO_CLIENT_ID",
  "GATSBY_COGNITO_DOMAIN",
  "GATSBY_COGNITO_IDENTITY_POOL_ID",
] as const

const schema = z.object({
  GATSBY_SITE_URL: text(
    /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
    "an origin such as https://www.example.com, without a slash at its end",
  ).default("https://www.example.com"),
  GATSBY_GTM_ID: text(/^GTM-[A-Z0-9]{4,}$/, "a container id such as GTM-AB12CD3").optional(),
  GATSBY_DEV_DOMAIN: text(host, "a domain such as dev.example.com, without a scheme").default(
    "dev.example.com",
  ),
  GATSBY_GATED_IPS: text(
    ips,
    "IPv4 addresses separated by commas, such as 127.0.0.1,10.0.0.5",
  ).default("127.0.0.1"),
  GATSBY_LAUNCH: z
    .enum(["checked"], {error: "checked, or nothing for a build that is not public yet"})
    .optional(),
  GATSBY_EDITOR: z
    .enum(["local", "github"], {error: "local, github, or nothing for no editor"})
    .optional(),
  GATSBY_EDITOR_REPO: text(/^[\w.-]+\/[\w.-]+$/, "a repository as owner/name").optional(),
  GATSBY_EDITOR_BRANCH: text(/^[\w.-]+(\/[\w.-]+)*$/, "the name of a branch").optional(),
  GATSBY_EDITOR_SITE: text(
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
    "the public origin such as https://www.example.com, without a slash at its end",
  ).optional(),
  GATSBY_EDITOR_AUTH: text(
    /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w-]+)*$/,
    "the https address of a sign-in service such as https://sign-in.your-name.workers.dev, without a slash at its end",
  ).optional(),
  GATSBY_COGNITO_USER_POOL_ID: text(
    /^[\w-]+_[A-Za-z0-9]+$/,
    "a pool id with an underscore, such as eu-west-1_AbC123",
  ).optional(),
  GATSBY_COGNITO_CLIENT_ID: text(/^\w+$/, "letters and digits only").optional(),
  GATSBY_COGNITO_DOMAIN: text(
    host,
    "a host without a scheme, such as name.auth.eu-west-1.amazoncognito.com",
  ).optional(),
  GATSBY_COGNITO_IDENTITY_POOL_ID: text(
    /^[\w-]+:[\w-]+$/,
    "an id with a colon, such as eu-west-1:1234-abcd",
  ).optional(),
})

export type Environment = z.output<typeof schema>

/** Settings with their defaults; an error names every fault, what was found and what is expected. */
export const readEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const faults: string[] = []
  const report = (name: string, expected: string) => {
    const found = variables[name] ? `"${variables[name]}"` : "nothing"
    faults.push(`${name}: found ${found}, expected ${expected}`)
  }
  const given = Object.entries(variables).filter(([, value]) => value !== "")
  const {data, error} = schema.safeParse(Object.fromEntries(given))
  for (const {path, message} of error?.issues ?? []) {
    const name = String(path[0]) as keyof Environment
    const found = variables[name] ?? ""
    const ascii = withAsciiDomain(found)
    const isDomain = ascii !== found && schema.shape[name].safeParse(ascii).success
    report(name, isDomain ? `${message}; write this domain as ${ascii}` : message)
  }
  const missing = cognitoNames.filter(name => !variables[name])
  if (missing.length < cognitoNames.length)
    for (const name of missing) report(name, "a value (set all four or none)")
  if (variables.GATSBY_EDITOR === "github") {
    if (!variables.GATSBY_EDITOR_REPO)
      report("GATSBY_EDITOR_REPO", "the repository that the editor saves to, as owner/name")
    // The editor's token lies in its origin's storage, which a container's scripts could read.
    if (variables.GATSBY_GTM_ID)
      report(
        "GATSBY_GTM_ID",
        "nothing beside GATSBY_EDITOR=github: give the editor a build and a host of its own, without a container",
      )
  }
  if (!data || faults.length > 0)
    throw new Error(`The environment has faults:\n  ${faults.join("\n  ")}`)
  return data
}

/** Adds the settings of a `.env` to the process's environment; what is set already stands. */
export const loadEnvFile = (): void => {
  if (existsSync(".env")) process.loadEnvFile(".env")
}

/** Whether this build must not be indexed: its origin is the development domain or a subdomain. */
export const isNoindexBuild = ({
  GATSBY_SITE_URL,
  GATSBY_DEV_DOMAIN,
}: Pick<Environment, "GATSBY_SITE_URL" | "GATSBY_DEV_DOMAIN">): boolean => {
  const {hostname} = new URL(GATSBY_SITE_URL)
  return hostname === GATSBY_DEV_DOMAIN || hostname.endsWith(`.${GATSBY_DEV_DOMAIN}`)
}

/** The gate's settings; undefined where none of the four of Cognito is set: the gate is off. */
export const gateSettings = (environment: Environment): GateSettings | undefined => {
  const {
    GATSBY_COGNITO_USER_POOL_ID: userPoolId,
    GATSBY_COGNITO_CLIENT_ID: clientId,
    GATSBY_COGNITO_DOMAIN: domain,
    GATSBY_COGNITO_IDENTITY_POOL_ID: identityPoolId,
  } = environment
  if (!userPoolId || !clientId || !domain || !identityPoolId) return undefined
  return {
    devDomain: environment.GATSBY_DEV_DOMAIN,
    ips: environment.GATSBY_GATED_IPS.split(",").map(ip => ip.trim()),
    userPoolId,
    clientId,
    domain,
    identityPoolId,
  }
}
