import fc from "fast-check"

/** Set by `npm run test:nightly -- hostile`; without it a sample is tried. */
const isCampaign = process.env.CAMPAIGN === "hostile"

/** Another seed, or a failing path, comes with HOSTILE_SEED. */
const seed = Number(process.env.HOSTILE_SEED ?? 8)

/** Milliseconds that a property may take: a campaign is long. */
const longest = 900_000

/**
 * Tests a property with many hostile values.
 *
 * @param title - with %d for the number of cases
 * @param all - how many there are in the campaign
 * @param after - looks at what came of them
 */
export const tries = <Values>(
  title: string,
  all: number,
  property: fc.IRawProperty<Values>,
  after?: (cases: number) => unknown,
): void => {
  const numRuns = isCampaign ? all : Math.ceil(all / 40)
  it(
    title.replace("%d", String(numRuns)),
    async () => {
      await fc.assert(property, {numRuns, seed})
      await after?.(numRuns)
    },
    longest,
  )
}
