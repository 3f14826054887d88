import type {Words} from "../i18n/use-words"

/** When a visitor wants to travel and with how many; unknown parts are missing. */
export type Party = {
  /** 1 to 12. */
  month?: number
  adults?: number
  children?: number
}

/** What each part can be at most, and at least. */
export const partyLimits = {
  month: {least: 1, most: 12},
  adults: {least: 1, most: 40},
  children: {least: 0, most: 40},
} as const

export type PartyPart = keyof typeof partyLimits

const parts = Object.keys(partyLimits) as PartyPart[]

const isSound = (part: PartyPart, value: unknown): value is number => {
  const {least, most} = partyLimits[part]
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

/** Reads a party from untrusted input; invalid parts are left out. */
export const pickParty = (values: Partial<Record<PartyPart, unknown>> | null): Party =>
  Object.fromEntries(
    parts.flatMap(part => {
      const value = values?.[part]
      return isSound(part, value) ? [[part, value]] : []
    }),
  )

/** The line of a chat about month and travellers; empty if neither is known. */
export const partyText = ({adults, children}: Party, month: string | undefined, t: Words) => {
  const said = [
    month && `${t("common:messaging.month")}: ${month}`,
    adults && `${t("common:messaging.adults")}: ${adults}`,
    children && `${t("common:messaging.children")}: ${children}`,
  ].filter(Boolean)
  return said.length > 0 ? `${said.join(". ")}.` : ""
}
