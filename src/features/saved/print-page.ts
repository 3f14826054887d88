import {attempt} from "../../lib/attempt"

/** Milliseconds within which `beforeprint` fires if the browser prints. */
const patience = 1500

/**
 * Prints the page.
 *
 * @returns whether it has begun to: browsers within apps lack the way, or ignore the call
 */
export const printPage = (): Promise<boolean> =>
  new Promise(resolve => {
    window.addEventListener("beforeprint", () => resolve(true), {once: true})
    setTimeout(resolve, patience, false)
    attempt(() => window.print())
  })
