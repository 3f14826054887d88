import type {Channel} from "../booking/campaign"
import type {Language} from "../i18n/languages"
import type {GateSettings} from "../sign-in-gate/settings"

/**
 * What the early code knows of its build. gatsby/early/bundle.ts writes each value in its place;
 * what a value rules out is left out of the bundle.
 */
export type EarlySettings = {
  productId: string
  /** Campaigns with a short name, those with a medium first. */
  channels: readonly Channel[]
  /** Codes of all languages, the default first. */
  languages: readonly Language[]
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
