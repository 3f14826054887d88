import {pictureAddress} from "../../preview/pictures"
import type {Entry} from "../judge-pictures"

/** Fields that hold a picture beside its focus. */
const pictureFields = ["image", "file"]

/**
 * The address of a picture in the browser.
 *
 * @param value - of its field: beside the entry's file, or in memory before it is saved
 * @returns undefined where no picture is chosen
 */
export const addressOf = (value: unknown, entry: Entry | undefined): string | undefined => {
  if (typeof value !== "string" || !value) return undefined
  if (value.startsWith("blob:")) return value
  return pictureAddress(new URL(value, `https://a.example/${entry?.get("path") ?? ""}`).pathname)
}

/**
 * The address of the picture whose focus a field holds.
 *
 * @param path - key path of the focus: “photos.2.focus”
 */
export const pictureBeside = (path: string, entry: Entry | undefined): string | undefined => {
  const part = ["data", ...path.split(".").slice(0, -1)]
  const values = pictureFields.map(field => entry?.getIn([...part, field]))
  return addressOf(values.find(Boolean), entry)
}
