import {audit, type Throttling} from "./audit"
import {plainRoot} from "./bench-server"
import {type Audit, type Comparison, summarize} from "./figures"
import type {Screen} from "./screens"

const speed = ["performance"]
/** These are the same each time: the first audit of a page asks for them. */
const categories = [...speed, "accessibility", "best-practices", "seo"]

/**
 * Measures a screen and its hand-written page in turn, so that a slow moment of the machine
 * touches both alike.
 *
 * @param origin - of the server that has both
 * @param runs - how many times each
 */
export const compare = async (
  origin: string,
  {path}: Screen,
  throttling: Throttling,
  runs: number,
): Promise<Comparison> => {
  const site: Audit[] = []
  const plain: Audit[] = []
  while (site.length < runs) {
    const asked = site.length === 0 ? categories : speed
    site.push(await audit(`${origin}${path}`, throttling, asked))
    plain.push(await audit(`${origin}${plainRoot}${path}`, throttling, speed))
  }
  return {site: summarize(site), plain: summarize(plain)}
}
