type Version = readonly [major: number, minor: number, patch: number]

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

const sign = /(>=|<=|>|<|\^|~|=)?\s*v?(\d+|[x*])(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?[^\s]*/g

/** The first version that a comparator leaves out, where it names a range. */
const endOf = (operator: string, [major, minor]: Version, given: number): Version => {
  if (operator === "^" && major > 0) return [major + 1, 0, 0]
  return given === 1 ? [major + 1, 0, 0] : [major, minor + 1, 0]
}

const meets = (version: Version, [, operator = "", ...parts]: readonly string[]): boolean => {
  const numbers = parts.filter(part => /^\d+$/.test(part ?? "")).map(Number)
  if (numbers.length === 0) return true
  const [major = 0, minor = 0, patch = 0] = numbers
  const from: Version = [major, minor, patch]
  const distance = compare(version, from)
  const isWhole = numbers.length === 3
  if (operator === ">=") return distance >= 0
  if (operator === "<") return distance < 0
  const end: Version =
    isWhole && ["", "=", ">", "<="].includes(operator)
      ? [major, minor, patch + 1]
      : endOf(operator, from, numbers.length)
  if (operator === ">") return compare(version, end) >= 0
  if (operator === "<=") return compare(version, end) < 0
  return distance >= 0 && compare(version, end) < 0
}

/**
 * Whether a package says that it runs on a version of Node.
 *
 * @param range - as `engines.node` of a package writes it, such as "^18.18.0 || >=20.9.0"
 * @param node - a whole version, such as "20.19.0"
 * @see https://github.com/npm/node-semver#ranges
 */
export const runsOn = (range: string, node: string): boolean => {
  const version = node.split(".").map(Number) as unknown as Version
  return range
    .replace(/(\S+)\s+-\s+(\S+)/g, ">=$1 <=$2")
    .split("||")
    .some(part => [...part.matchAll(sign)].every(comparator => meets(version, comparator)))
}
