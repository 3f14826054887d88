/** Calls that the identity server answers; each may fail on demand. */
export type Call = "authorize" | "token" | "refresh" | "getId" | "getCredentials" | "logout"

/** How a call fails. */
export type Fault = {
  /** Milliseconds to wait before the answer. */
  delay?: number
  /** Status of a refusal, with the service's name for it. */
  status?: number
  error?: string
  /** The connection breaks without an answer. */
  drop?: true
  /** The hosted page sends the visitor back with this error instead of a code. */
  denial?: string
  /** The hosted page sends the visitor back with a state that is not theirs. */
  tamperState?: true
}

/** A call as the log keeps it; `values` are those of its query and its form. */
export type LoggedCall = {call: Call; method: string; values: Record<string, string>}

/** What the tests see and turn of a running server. */
export class Switchboard {
  /** Calls since the last reset, oldest first; preflights are not counted. */
  readonly log: LoggedCall[] = []
  private readonly faults = new Map<Call, Fault>()

  /** Makes a call fail until the next reset; undefined heals it. */
  set(call: Call, fault: Fault | undefined): void {
    if (fault) this.faults.set(call, fault)
    else this.faults.delete(call)
  }

  /** How a call fails now. */
  fault(call: Call): Fault {
    return this.faults.get(call) ?? {}
  }

  /** The logged calls of one kind; the hosted page's form is not counted as another visit. */
  calls(call: Call): LoggedCall[] {
    return this.log.filter(
      entry => entry.call === call && !(call === "authorize" && entry.method === "POST"),
    )
  }

  /** Heals everything and empties the log. */
  reset(): void {
    this.faults.clear()
    this.log.length = 0
  }
}
