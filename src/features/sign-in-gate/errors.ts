import texts from "../../../locales/shared/gate-errors.json"
import type {Language} from "../../i18n/languages"
import type {GateFailure} from "./splash"

/** Name of anything that was thrown. */
export const nameOf = (error: unknown): string =>
  error instanceof Error
    ? error.name
    : String((error as {name?: unknown} | null)?.name ?? "Unknown")

/** Message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  String((error as {message?: unknown} | null)?.message ?? error)

/**
 * Whether a service was unreachable. Amplify's own calls say so; a failed exchange of the code is a
 * raw TypeError of `fetch`.
 */
export const isNetworkError = (error: unknown): boolean =>
  nameOf(error) === "NetworkError" || error instanceof TypeError

/** An error with a known name. */
export const namedError = (name: string, message: string): Error =>
  Object.assign(new Error(message), {name})

/** Kinds of failure; each has its text in `locales/shared/gate-errors.json`. */
export const failureKinds = [
  "network",
  "storage",
  "cancelled",
  "denied",
  "state",
  "refused",
  "address",
  "settings",
  "session",
  "unknown",
] as const

export type FailureKind = (typeof failureKinds)[number]

const kinds: [FailureKind, RegExp][] = [
  ["storage", /^PlatformNotSupported/],
  ["address", /^InvalidOrigin/],
  ["settings", /^(InvalidRedirect|InvalidUserPoolId|InvalidIdentityPoolId|TokenRefreshException)/],
  [
    "session",
    /^(UserUnAuthenticated|UserAlreadyAuthenticated|NoSessionFound|InvalidAuthTokens|InvalidTokens|iatNotFound|CredentialsNotFound|UnexpectedSignInInterruption|NotAuthorized)/,
  ],
]

const oauthKinds: [FailureKind, RegExp][] = [
  ["cancelled", /cancell?ed/i],
  ["state", /validating the state/],
  ["denied", /denied/i],
]

/**
 * Maps a failure to a kind that the visitor can act on.
 *
 * @param name - as Amplify or the gate names it
 * @param message - tells the failures of the OAuth flow apart, which share one name
 */
export const kindOf = (name: string, message: string): FailureKind => {
  if (name === "NetworkError" || name === "TypeError") return "network"
  if (/^oauth/i.test(name))
    return oauthKinds.find(([, pattern]) => pattern.test(message))?.[0] ?? "refused"
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? "unknown"
}

const prefix = "gate-errors:kind."

const text = (key: `gate-errors:kind.${FailureKind}`): Record<Language, string> =>
  texts.kind[key.slice(prefix.length) as FailureKind]

/** Explains a failure: what happened and what helps, in both languages, with its name. */
export const explain = (error: unknown): GateFailure => {
  const [name, message] = [nameOf(error), messageOf(error)]
  return Object.assign(namedError(name, message), {
    text: text(`gate-errors:kind.${kindOf(name, message)}`),
  })
}
