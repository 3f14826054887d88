import {findNodeAtLocation, parseTree} from "jsonc-parser"
import type {StaffLanguage} from "../../../gatsby/words/staff-languages"

const tripFile = /^data\/experiences\/[^/]+\/experience\.json$/

/** A trip as the page of prices lists it. */
export type Priced = {file: string; code: string; title: string; price: number}

/** A price that is to be another. */
export type PriceChange = Priced & {to: number}

type Trip = {code: string; title?: Record<StaffLanguage, string>; price: number}

/** The values of files by their path; one that nobody can read is left out. */
export const valuesOf = (texts: ReadonlyMap<string, string>) =>
  new Map(
    [...texts].flatMap(([file, text]): [string, unknown][] => {
      try {
        return [[file, JSON.parse(text)]]
      } catch {
        return []
      }
    }),
  )

/** Lists the trips of a repository that can be read by their titles. */
export const pricedTrips = (
  texts: ReadonlyMap<string, string>,
  language: StaffLanguage,
): Priced[] =>
  [...valuesOf(texts)]
    .flatMap(([file, value]): Priced[] => {
      const trip = tripFile.test(file) ? (value as Trip | null) : undefined
      if (!trip?.title) return []
      return [{file, code: trip.code, title: trip.title[language], price: trip.price}]
    })
    .sort((a, b) => a.title.localeCompare(b.title, language))

/** The text of a trip's file with the digits of its price changed, and every other byte as it was. */
export const withPrice = (text: string, price: number): string => {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, ["price"])
  if (!node) throw new Error("The file has no price")
  return text.slice(0, node.offset) + price + text.slice(node.offset + node.length)
}

/** Whether a change is so large that one asks whether it is meant. */
export const isLeap = ({price, to}: PriceChange): boolean => Math.abs(to - price) > price / 2

/** What a commit is called: "Prices: CANO 1400 → 1450". */
export const headlineOf = (changes: readonly PriceChange[]): string =>
  `Prices: ${changes.map(({code, price, to}) => `${code} ${price} → ${to}`).join(", ")}`
