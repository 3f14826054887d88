/** Code that runs before the site's scripts. */
export type EarlyCode = {
  /** Text of the inline script of every page. */
  boot: string
  /** Address of the file that loads with the site's scripts. */
  deferred: string
}

/**
 * Reads the early code of this run.
 *
 * @throws Error before it is written
 */
export const readEarlyCode = (): EarlyCode =>
  JSON.parse(String(process.env.GATSBY_EARLY_CODE)) as EarlyCode
