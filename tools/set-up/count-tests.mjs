/**
 * How many tests passed and failed, read from what each program prints; undefined if it tells no
 * number.
 */

export const countJest = output => {
  const line = /^Tests:.*$/m.exec(output)?.[0] ?? ""
  const number = word => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return line ? {passed: number("passed"), failed: number("failed")} : undefined
}

export const countPlaywright = output => {
  const number = word => Number(new RegExp(`^\\s+(\\d+) ${word}`, "m").exec(output)?.[1] ?? 0)
  const counted = {passed: number("passed"), failed: number("failed") + number("did not run")}
  return counted.passed + counted.failed > 0 ? counted : undefined
}

export const countSmoke = output => {
  const found = /^Every browser: (\d+) passed, (\d+) failed$/m.exec(output)
  return found ? {passed: Number(found[1]), failed: Number(found[2])} : undefined
}
