import type {Channel} from "../analytics/chat-channel"
import type {GateSettings} from "../features/sign-in-gate/settings"
import type {Language} from "../i18n/languages"

/**
 * Build settings for the early code. The bundler inlines each value and drops the code that it
 * rules out.
 */
export type EarlySettings = {
  productId: string
  /** Campaign channels; those with a medium come first. */
  channels: readonly Channel[]
  /** Codes of all languages, the default first. */
  languages: readonly Language[]
  /** Parameters of an address that only the page's scripts can answer. */
  queries: readonly string[]
  gate: GateSettings
  isGated: boolean
  /** Whether the build has a container. */
  isMeasured: boolean
  /** What the splash of the gate says. */
  waiting: Record<Language, string>
}

declare global {
  const early: EarlySettings
}
