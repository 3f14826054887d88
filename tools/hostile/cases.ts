/** Set by `npm run test:nightly -- hostile`; `npm test` tries a sample of each. */
const isCampaign = process.env.CAMPAIGN === "hostile"

/** Milliseconds that a property may take: a campaign is long. */
export const longest = 900_000

/**
 * How many cases a property tries, and from which seed: another one, or a failing path, comes with
 * HOSTILE_SEED.
 *
 * @param all - in the campaign
 */
export const cases = (all: number): {numRuns: number; seed: number} => ({
  numRuns: isCampaign ? all : Math.ceil(all / 40),
  seed: Number(process.env.HOSTILE_SEED ?? 8),
})
