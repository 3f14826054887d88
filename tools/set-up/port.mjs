import {createServer} from "node:net"
import {parseArgs} from "node:util"
import {fail} from "./say.mjs"

/** Addresses that a server of this machine may listen on: all, and each of the two it has itself. */
const hosts = [undefined, "127.0.0.1", "::1"]

/** What keeps a server from listening there: the system's code, or undefined. */
const refusalOf = (port, host) =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once("error", ({code}) => resolve(code))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })

const reasons = {EADDRINUSE: "is taken", EACCES: "is for root alone"}

/**
 * Ends the command where its port is none, or cannot be had. It asks first, because nobody should wait
 * minutes to learn of it.
 *
 * @param {string} name - how the port is called, such as PORT
 * @param {string} text - as it was given
 * @param {string} [other] - what chooses another port; without it the command works on this one alone
 */
export const ensurePort = async (name, text, other) => {
  const port = Number(text)
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    fail(`${name}: found "${text}", expected a whole number from 1 to 65535`)
  const choice = other ? `, or choose another: ${other.replace("{port}", port + 1)}` : ""
  for (const host of hosts) {
    const reason = reasons[await refusalOf(port, host)]
    if (reason) fail(`Port ${port} ${reason}. End what listens there${choice}`)
  }
}

/**
 * The port that Gatsby's arguments name.
 *
 * @param {string[]} args - of `develop`
 * @returns {string | undefined}
 */
export const portOf = args =>
  parseArgs({args, strict: false, options: {port: {type: "string", short: "p"}}}).values.port
