import {formatNumber} from "../../../src/i18n/format"
import type {Travel} from "../schema/travel"
import type {Speech} from "./declare"
import {tellHours} from "./tell"

/** What a day's travel is told from; places are names in the language. */
export type Journey = {
  travel: Travel | undefined
  from: string
  to: string
  /** Whether the days are an example, so that nothing of it is settled. */
  isExample: boolean
}

const hoursOf = ({hours, upTo}: NonNullable<Travel["ways"]>[number], speech: Speech) => {
  if (hours === undefined) return undefined
  if (upTo === undefined)
    return speech.t("build:fact.sense.about", {hours: tellHours(hours, speech)})
  const from = formatNumber(hours, speech.language)
  return speech.t("build:travel.range", {from, hours: tellHours(upTo, speech)})
}

/**
 * Tells how one gets from one place to another: “Travel day: Bogotá → Coffee Region, by air (about
 * 1 hour) or by road (7 to 8 hours). We confirm which.”
 */
export const tellTravel = ({travel, from, to, isExample}: Journey, speech: Speech): string => {
  const {t, language} = speech
  const ends = t("build:travel.day", {from, to})
  const ways = travel?.ways ?? []
  if (ways.length === 0) return t("build:travel.open", {ends})
  const told = ways.map(way => {
    const by = t(`build:travel.by.${way.by}`)
    const hours = hoursOf(way, speech)
    if (hours === undefined) return by
    return ways.length > 1 ? `${by} (${hours})` : `${by}, ${hours}`
  })
  const isTimed = ways.some(({hours}) => hours !== undefined)
  const choice = new Intl.ListFormat(language, {type: "disjunction"}).format(told)
  const sentence = `${ends}, ${choice}`
  if (ways.length > 1) return t("build:travel.which", {sentence})
  if (!isExample) return `${sentence}.`
  return t(isTimed ? "build:travel.timed" : "build:travel.untimed", {sentence})
}
