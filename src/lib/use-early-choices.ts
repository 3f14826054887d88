import type {RefObject} from "react"
import {useBeforePaint} from "./use-hydrated"

/** What a field holds that is not what was served; a checked radio has the answer of its group. */
const choiceOf = (field: Element): string | undefined => {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex(option => option.defaultSelected)
    return field.selectedIndex === Math.max(served, 0) ? undefined : field.value
  }
  if (!(field instanceof HTMLInputElement)) return undefined
  const isChanged =
    field.type === "radio"
      ? field.checked && !field.defaultChecked
      : field.value !== field.defaultValue
  return isChanged ? field.value : undefined
}

/**
 * Hands over what was chosen or typed in a form before the page was hydrated, by the names of the fields,
 * before React gives them the values that it knows.
 */
export const useEarlyChoices = (
  form: RefObject<HTMLFormElement>,
  take: (choices: Record<string, string>) => void,
): void => {
  useBeforePaint(() => {
    const choices: Record<string, string> = {}
    for (const field of form.current?.elements ?? []) {
      const choice = choiceOf(field)
      if (choice !== undefined) choices[field.getAttribute("name") ?? ""] = choice
    }
    if (Object.keys(choices).length > 0) take(choices)
  }, [])
}
