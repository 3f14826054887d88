import type {Experience} from "./schema/experience"

const calendar = new Intl.DateTimeFormat("en-CA", {timeZone: "America/Bogota"})

/** Today's date in Colombia, as YYYY-MM-DD. */
export const todayInColombia = (): string => calendar.format(new Date())

/** Whether its prices are past their day, so that they are on request. */
export const isPriceOnRequest = (trip: Pick<Experience, "prices">, today = todayInColombia()) =>
  trip.prices !== undefined && trip.prices.validUntil < today

/** A trip's starting price in euros, while it holds. */
export const priceOf = (trip: Pick<Experience, "price" | "prices">) =>
  isPriceOnRequest(trip) ? undefined : trip.price
