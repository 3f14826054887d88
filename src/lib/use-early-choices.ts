import {type RefObject, useLayoutEffect, useRef} from "react"

declare global {
  interface Window {
    /** What was chosen or typed in fields, in this order; undefined once the page is hydrated. */
    earlyChoices?: {field: HTMLInputElement | HTMLSelectElement; value: string}[]
  }
}

/**
 * Hands over what somebody chose or typed in a form before the page was hydrated, by the names of the
 * fields. The head's script has kept it (src/inline-script/presses.ts): hydration resets some fields.
 *
 * @returns the form's reference
 */
export const useEarlyChoices = (
  take: (choices: Record<string, string>) => void,
): RefObject<HTMLFormElement> => {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the page is hydrated
  useLayoutEffect(() => {
    const choices = (window.earlyChoices ?? []).filter(({field}) => field.form === form.current)
    // The last choice of a field counts.
    if (choices.length > 0)
      take(Object.fromEntries(choices.map(({field, value}) => [field.name, value])))
  }, [])
  return form
}
