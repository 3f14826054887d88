import {type RefObject, useEffect, useState} from "react"
import {useOperator} from "../../site/use-operator"
import {
  allParts,
  keepTripChoice,
  pickTripChoice,
  recallTripChoice,
  type TripChoice,
  type TripOptions,
} from "./trip-choice"

const read = (form: HTMLFormElement, options: TripOptions) => {
  const fields = new FormData(form)
  return pickTripChoice(part => fields.get(part), options)
}

const fill = (form: HTMLFormElement, choice: TripChoice) => {
  for (const part of allParts) {
    const field = form.elements.namedItem(part) as RadioNodeList | HTMLSelectElement | null
    const picked = choice[part]
    if (field && picked) field.value = picked
  }
}

/**
 * Choices of the customize section. The form holds them, so that it works before hydration; session
 * storage keeps them for reload and Back.
 *
 * @returns the choice, and what to call when the form changes
 */
export const useTripChoice = (form: RefObject<HTMLFormElement>, options: TripOptions) => {
  const {productId} = useOperator()
  const [choice, setChoice] = useState<TripChoice>({})
  const update = () => {
    if (!form.current) return
    const picked = read(form.current, options)
    setChoice(picked)
    keepTripChoice(productId, picked)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it takes over what is there once
  useEffect(() => {
    if (!form.current) return
    // Choices made before hydration are newer than stored ones.
    fill(form.current, {...recallTripChoice(productId, options), ...read(form.current, options)})
    update()
  }, [])
  return {choice, update}
}
