import process from "node:process"

/** Prints a line of progress. */
export const say = text => process.stdout.write(`${text}\n`)

/**
 * Ends the process with a message that says what is wrong and how to mend it.
 *
 * @param {string} text
 * @returns {never}
 */
export const fail = text => {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
