import {parseAmount} from "../lib/text/amount"

/** Least and most of what a visitor is asked for in numbers. */
export const limits = {
  adults: {least: 1, most: 40},
  children: {least: 0, most: 40},
  days: {least: 1, most: 180},
  /** In euros. */
  budget: {least: 1, most: 1_000_000},
}

export type NumberName = keyof typeof limits

/** Reads a number as it was typed; undefined of anything that is none, or out of its limits. */
export const numberOf = (name: NumberName, typed = ""): number | undefined => {
  const number = parseAmount(typed) ?? Number.NaN
  const {least, most} = limits[name]
  return least <= number && number <= most ? number : undefined
}
