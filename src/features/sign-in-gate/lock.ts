/**
 * Runs the parts of a sign-in that use shared storage in one tab at a time. Browsers offer locks on
 * https and localhost only; elsewhere nobody can sign in anyway.
 */
export const withTabLock = async <Value>(work: () => Promise<Value>): Promise<Value> =>
  navigator.locks ? await navigator.locks.request("sign-in-gate", work) : await work()
