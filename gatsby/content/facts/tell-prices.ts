import {
  formatDate,
  formatNumber,
  formatPesos,
  formatPrice,
  formatSeason,
} from "../../../src/i18n/format"
import {capital} from "../../../src/lib/text/capital"
import {arePricesOver} from "../schema/prices"
import type {FactSpeech, FactTrip, Told} from "./declare"

/**
 * Tells the starting price: in euros, for whom, and in pesos where the site has a rate. Past the day
 * until which a trip's prices hold it is on request.
 */
export const tellPrice = ({price, prices}: FactTrip, speech: FactSpeech): Told => {
  const {language, t, site} = speech
  if (arePricesOver({prices}))
    return {label: t("build:fact.price"), lines: [t("build:fact.onRequest")]}
  const basis = prices ? "person" : site?.priceBasis
  const {rate, date} = site?.pesos ?? {}
  return {
    lines: [
      formatPrice(price, language),
      ...(basis ? [t(`build:fact.basis.${basis}`)] : []),
      ...(rate && date
        ? [
            t("build:fact.pesos", {
              amount: formatPesos(price, rate, language),
              rate: formatNumber(rate, language),
              date: formatDate(date, language),
            }),
          ]
        : []),
    ],
  }
}

const travellers = (from: number, to: number | undefined, t: FactSpeech["t"]) => {
  if (to === undefined) return t("build:fact.prices.more", {from})
  return from === to
    ? t("build:fact.group.one", {count: from})
    : t("build:fact.group.range", {fewest: from, most: to})
}

/** Tells what a trip costs by travellers and season, and until when; nothing once that day is past. */
export const tellPrices = ({prices}: FactTrip, {language, t}: FactSpeech): Told | undefined => {
  if (!prices || arePricesOver({prices})) return undefined
  const {sizes = [], seasons = [], singleRoom, child, deposit, validUntil} = prices
  const euros = (amount: number) => formatPrice(amount, language)
  return {
    lines: [
      ...sizes.map(({from, to, price}) =>
        t("build:fact.prices.size", {travellers: travellers(from, to, t), price: euros(price)}),
      ),
      ...seasons.map(season =>
        t("build:fact.prices.season", {
          season: capital(formatSeason(season, language, t)),
          price: euros(season.more),
        }),
      ),
      ...(singleRoom ? [t("build:fact.prices.singleRoom", {price: euros(singleRoom)})] : []),
      ...(child
        ? [t("build:fact.prices.child", {count: child.upTo, price: euros(child.price)})]
        : []),
      ...(deposit ? [t("build:fact.prices.deposit", {deposit})] : []),
      t("build:fact.prices.until", {date: formatDate(validUntil, language)}),
    ],
  }
}
