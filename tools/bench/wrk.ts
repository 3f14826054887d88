/** What one run of wrk measured. */
export type Load = {
  /** Answers a second. */
  rate: number
  /** Answers in all. */
  answers: number
  /** Connections that failed, broke off or were too late, and answers other than 2xx and 3xx. */
  errors: number
  /** 99th percentile of the time to an answer, in milliseconds. */
  slowest: number
}

const units: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000}

const numberAfter = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

/**
 * Reads the report that `wrk --latency` prints.
 *
 * @throws Error when it holds no rate: wrk did not run
 */
export const readWrk = (report: string): Load => {
  const rate = numberAfter(report, /Requests\/sec:\s+([\d.]+)/)
  if (rate === 0) throw new Error(`wrk gave no report:\n${report}`)
  const [, value = "0", unit = "ms"] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(report) ?? []
  const sockets = ["connect", "read", "write", "timeout"].map(kind =>
    numberAfter(report, new RegExp(`Socket errors:.*\\b${kind} (\\d+)`)),
  )
  const refused = numberAfter(report, /Non-2xx or 3xx responses: (\d+)/)
  return {
    rate,
    answers: numberAfter(report, /^\s+(\d+) requests in /m),
    errors: [...sockets, refused].reduce((sum, count) => sum + count, 0),
    slowest: Number(value) * (units[unit] ?? 1),
  }
}
