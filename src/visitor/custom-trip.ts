import {create} from "zustand"
import {persist} from "zustand/middleware"
import {attempt} from "../lib/attempt"
import {followStorage} from "../lib/follow-storage"
import {textIn, valuesIn} from "./stored"

/** Parts of a custom trip, in the order in which an agent asks. */
export const parts = ["days", "budget", "pickUp", "dropOff", "accommodation", "style"] as const

export type Part = (typeof parts)[number]

/** What was chosen or typed of each part. */
export type CustomTrip = {readonly [part in Part]?: string}

const name = `${PRODUCT_ID}_custom_trip`

const read = (): CustomTrip => {
  const stored = valuesIn(attempt(() => JSON.parse(sessionStorage.getItem(name) ?? "{}")))
  return Object.fromEntries(parts.map(part => [part, textIn(stored[part])]))
}

/** A trip of one's own, which the tab remembers. */
export const useCustomTrip = create<CustomTrip>()(
  persist((): CustomTrip => ({}), {
    name,
    storage: {
      getItem: () => ({state: read()}),
      setItem: (_, {state}) => {
        const isEmpty = parts.every(part => !state[part])
        attempt(() => {
          if (isEmpty) sessionStorage.removeItem(name)
          else sessionStorage.setItem(name, JSON.stringify(state))
        })
      },
      removeItem: () => sessionStorage.removeItem(name),
    },
  }),
)

followStorage(name, () => {
  void useCustomTrip.persist.rehydrate()
})

export const changeCustomTrip = (changes: CustomTrip): void => {
  useCustomTrip.setState(changes)
}
