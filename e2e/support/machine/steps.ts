/** A block of shell commands of docs/deploy.md, and who types it. */
export type Step = {user: "root" | "deploy"; script: string}

const isUser = (word: string): word is Step["user"] => word === "root" || word === "deploy"

/**
 * Reads the steps of a section out of a page: its fenced blocks of shell, in their order. The word
 * after `sh` says who types them.
 *
 * @param heading - the section's, without its signs
 * @param words - what stands for the reader's own words, such as the domain
 * @throws Error if the page has no such section, no steps in it, a step that names no user, or a
 *   place for the reader's words that nobody fills
 */
export const readSteps = (page: string, heading: string, words: Record<string, string>): Step[] => {
  const [, after = ""] = page.split(`\n## ${heading}\n`)
  const [section = ""] = after.split(/^## /m)
  const steps = [...section.matchAll(/^( *)```sh ?(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = "", user = "", block = ""]) => {
      if (!isUser(user))
        throw new Error(`${heading}: expected root or deploy after \`\`\`sh, found "${user}"`)
      const script = block
        .split("\n")
        .map(line => line.slice(indent.length))
        .join("\n")
      return {user, script: fill(script, words)}
    },
  )
  if (steps.length === 0) throw new Error(`expected a section "${heading}" with steps`)
  return steps
}

const fill = (script: string, words: Record<string, string>) => {
  const filled = Object.entries(words).reduce(
    (text, [place, word]) => text.replaceAll(place, word),
    script,
  )
  const [left] = /<[a-z ]+>/.exec(filled) ?? []
  if (left) throw new Error(`nobody says what stands for ${left}`)
  return filled
}
