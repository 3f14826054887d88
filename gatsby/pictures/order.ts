import type {Focus} from "./focus"
import type {PictureFile} from "./plan-picture"

/** Files of one picture that the site needs. */
export type Order = {
  /** Path of the picture. */
  source: string
  /** Hash of its content. */
  digest: string
  focus: Focus
  files: PictureFile[]
}
