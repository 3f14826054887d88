import {type Program, parse} from "acorn"

/**
 * The last ECMAScript whose whole syntax every oldest browser reads. 2025 brought modifiers in regular
 * expressions and repeated names of their groups.
 */
export const ecmaVersion = 2024

/**
 * Parses a script as the oldest browsers do.
 *
 * @returns its tree (ESTree)
 * @throws SyntaxError naming line and column of what they do not read
 */
export const parseScript = (text: string): Program =>
  parse(text, {ecmaVersion, sourceType: "script", allowHashBang: false})
