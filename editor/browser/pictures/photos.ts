import type {CustomFieldControlProps} from "@sveltia/cms"
import type {Part} from "./part"

/** A photograph as the form holds it. */
export type Photo = {file: string; people?: string} & Record<string, unknown>

/** The entry has them: the value of a field that was given a list of objects comes back as an empty list. */
export const photosIn = ({entry, field}: CustomFieldControlProps): Photo[] => {
  const held = entry?.getIn(["data", field.get("name")]) as {toJS?: () => Photo[]} | undefined
  return held?.toJS?.() ?? []
}

/** The fields of a photograph, but for its file. */
export const partsOf = ({field}: CustomFieldControlProps): Part[] =>
  (field.get("parts") as unknown as {toJS: () => Part[]}).toJS().filter(({name}) => name !== "file")

/** A new entry has its texts, all empty: what is missing is told in each language. */
export const emptyOf = (parts: readonly Part[]): object =>
  Object.fromEntries(
    parts
      .filter(({fields, required}) => fields && required !== false)
      .map(({name, fields = []}) => [name, Object.fromEntries(fields.map(one => [one.name, ""]))]),
  )

/** The photographs with one of them moved by a step. */
export const moved = (photos: readonly Photo[], index: number, step: number): Photo[] =>
  photos.toSpliced(index, 1).toSpliced(index + step, 0, ...photos.slice(index, index + 1))
