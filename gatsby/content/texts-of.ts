/** A text of a content file, with the path of its field: `includes.items.es[3]`. */
export type Text = {field: string; text: string}

/** Every text of a content file, of any depth, in the order of the file. */
export const textsOf = (value: unknown, field = ""): Text[] => {
  if (typeof value === "string") return [{field, text: value}]
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key
    return textsOf(inner, name)
  })
}

/** Whether a field holds words of one language, as visitors read them. */
export const isWords = ({field}: Text): boolean => /\.(en|es)(\[|$)/.test(field)
