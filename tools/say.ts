import process from "node:process"

/** Tells whoever runs a tool one line. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
