import {audit, type Throttling} from "./audit"
import {plainRoot} from "./bench-server"
import {type Audit, type Comparison, summarize} from "./figures"
import type {Screen} from "./screens"
import {isInDoubt} from "./targets"

const categories = ["performance", "accessibility", "best-practices", "seo"]

/** How many times as many audits tell what few could not. */
const patience = 3

/**
 * Measures a screen and its hand-written page in turn, so that a slow moment of the machine
 * touches both alike; three times as often where the runs asked for leave a figure in doubt. One run
 * is a quick look and stays one.
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
  const auditUntil = async (count: number): Promise<Comparison> => {
    while (site.length < count) {
      site.push(await audit(`${origin}${path}`, throttling, categories))
      plain.push(await audit(`${origin}${plainRoot}${path}`, throttling, ["performance"]))
    }
    return {site: summarize(site), plain: summarize(plain)}
  }
  const first = await auditUntil(runs)
  if (runs === 1 || !isInDoubt(first)) return first
  const audits = runs * patience
  return {...(await auditUntil(audits)), audits}
}
