import {formatNumber, formatPrice} from "../../src/i18n/format"
import {isPriceOnRequest} from "../content/prices"
import type {Trip} from "../content/schema/trip-defaults"
import {formatDate, formatPesos, type I18nContext} from "../words/format"
import type {ContentContext} from "./look-ups"

/** The starting price: in euros, for whom, and in pesos where the site has a rate. */
export const formatStartingPrice = (trip: Trip, {language, t, content: {site}}: ContentContext) => {
  if (isPriceOnRequest(trip))
    return {label: t("build:fact.price"), lines: [t("build:fact.onRequest")]}
  const {per = "ask", travellers: count} = trip.facts.priceBasis ?? {}
  const {pesos} = site
  return {
    lines: [
      formatPrice(trip.price, language),
      per === "ask" || !count
        ? t(`build:fact.basis.${per}`)
        : t(`build:fact.basisFor.${per}`, {count}),
      pesos &&
        t("build:fact.pesos", {
          amount: formatPesos(trip.price, pesos.rate, language),
          rate: formatNumber(pesos.rate, language),
          date: formatDate(pesos.date, language),
        }),
    ],
  }
}

export const formatInPesos = (
  euros: number | undefined,
  {content: {site}, language, t}: ContentContext,
): string | null =>
  site.pesos && euros !== undefined
    ? t("build:pesosText", {amount: formatPesos(euros, site.pesos.rate, language)})
    : null

export const formatPrices = (trip: Trip, {language, t}: I18nContext) => {
  const {prices} = trip
  if (!prices || isPriceOnRequest(trip)) return null
  return {
    rows: prices.rows.map(({name, euros}) => ({
      label: name[language],
      price: formatPrice(euros, language),
    })),
    note: t("build:prices.until", {date: formatDate(prices.validUntil, language)}),
  }
}
