/** @jest-environment node */
import {mergeHealth} from "./health"

type Advice = NonNullable<Queries.RegionHealthFragment["health"]>

const place = (
  name: string,
  yellowFever: Advice["yellowFever"],
  travelClinic: Advice["travelClinic"] = null,
) => ({
  name,
  health: {yellowFever, travelClinic, note: `Check in ${name}.`},
})

it("says each advice once, the strictest first, with its places", () => {
  const {vaccine, clinic} = mergeHealth([
    place("Bogotá", "no", ["altitude"]),
    place("Amazon", "recommended", ["malaria"]),
    place("Caño Cristales", "required", ["malaria"]),
    place("Pacific", "recommended"),
  ])
  expect(vaccine).toEqual([
    {kind: "required", names: ["Caño Cristales"]},
    {kind: "recommended", names: ["Amazon", "Pacific"]},
  ])
  expect(clinic).toEqual([
    {kind: "malaria", names: ["Amazon", "Caño Cristales"]},
    {kind: "altitude", names: ["Bogotá"]},
  ])
})

it("says that the vaccine is not asked for where no place says more", () => {
  expect(mergeHealth([place("Cali", "no"), {name: "Moon", health: null}]).vaccine).toEqual([
    {kind: "no", names: ["Cali"]},
  ])
  expect(mergeHealth([{name: "Moon", health: null}]).vaccine).toEqual([])
})
