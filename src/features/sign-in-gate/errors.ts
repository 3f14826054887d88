import texts from "../../../locales/shared/gate-errors.json"
import type {GateFailure} from "./splash"
import {textIn} from "./text-in"

/** Name of anything that was thrown. */
export const nameOf = (error: unknown): string =>
  error instanceof Error
    ? error.name
    : String((error as {name?: unknown} | null)?.name ?? "Unknown")

/** Message of anything that was thrown. */
const messageOf = (error: unknown): string =>
  String((error as {message?: unknown} | null)?.message ?? error)

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

type FailureKind = (typeof failureKinds)[number]

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
 * Maps a failure to a kind that the visitor can act on: by its name, as Amplify or the gate gives it.
 * A service out of reach is a raw TypeError of `fetch` where the code is exchanged. The failures of
 * the OAuth flow share one name; their message tells them apart.
 */
export const kindOf = (error: unknown): FailureKind => {
  const name = nameOf(error)
  if (name === "NetworkError" || name === "TypeError") return "network"
  if (/^oauth/i.test(name))
    return oauthKinds.find(([, pattern]) => pattern.test(messageOf(error)))?.[0] ?? "refused"
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? "unknown"
}

/** Explains a failure: what happened and what helps, in both languages, with its name. */
export const explain = (error: unknown): GateFailure =>
  Object.assign(namedError(nameOf(error), messageOf(error)), {
    text: textIn(texts.kind, `gate-errors:kind.${kindOf(error)}`),
  })
