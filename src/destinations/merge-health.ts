type Place = Pick<Queries.BeforeYouGoFragment, "name" | "health">

/** The contract's values, the strictest first (gatsby/content/schema/region.ts). */
const advices = ["required", "recommended", "no"] as const
const matters = ["malaria", "altitude"] as const

/**
 * Merges the advice of several places, so that a trip says each thing once.
 *
 * @returns the advice on the yellow fever vaccine with the places it holds for, the strictest first;
 *   “no” alone where no place says more; and what to ask a travel clinic about
 */
export const mergeHealth = (places: readonly Place[]) => {
  const known = places.flatMap(({name, health}) => (health ? [{name, ...health}] : []))
  const of = <Kind>(kind: Kind, holds: (place: (typeof known)[number]) => boolean) => {
    const names = known.filter(holds).map(({name}) => name)
    return names.length > 0 ? [{kind, names}] : []
  }
  const vaccine = advices.flatMap(advice => of(advice, place => place.yellowFever === advice))
  const asked = vaccine.filter(({kind}) => kind !== "no")
  return {
    vaccine: asked.length > 0 ? asked : vaccine,
    clinic: matters.flatMap(matter =>
      of(matter, place => place.travelClinic?.includes(matter) ?? false),
    ),
    /** Whether a place does not say who decides. */
    isOpen: known.some(({note}) => !note),
  }
}
