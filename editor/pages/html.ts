import {escapeMarkup} from "../../gatsby/files/escape"

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | undefined | readonly Value[]

const textOf = (value: Value): string => {
  if (value === undefined) return ""
  if (value instanceof Html) return value.text
  return typeof value === "object" ? value.map(textOf).join("") : escapeMarkup(String(value))
}

/** Writes HTML: values are text and are escaped, unless they are HTML themselves or lists of it. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + textOf(values[index])).join(""))
