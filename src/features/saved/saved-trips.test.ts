/** @jest-environment node */
import fc from "fast-check"
import {mostSaved, pickTrips, tripsInAddress} from "./saved-trips"

const former = {"old-name": "new-name"}

describe("what the store holds", () => {
  it.each([
    ["nothing", undefined, []],
    ["no list", {0: "cali"}, []],
    ["a text", "cali", []],
    ["a list in its order", ["trekking", "cali"], ["trekking", "cali"]],
    ["a trip twice", ["cali", "chiva", "cali"], ["cali", "chiva"]],
    ["a former slug", ["old-name", "cali"], ["new-name", "cali"]],
    ["a former slug beside today’s", ["new-name", "old-name"], ["new-name"]],
    ["names of every object", ["constructor", "__proto__", "cali"], ["constructor", "cali"]],
    ["values of other kinds", [1, null, {slug: "cali"}, ["cali"], "cali", true], ["cali"]],
    ["addresses and markup", ["../admin", "<b>", "a b", "A", "cali/", "", "cali"], ["cali"]],
    ["a very long name", ["a".repeat(91), "cali"], ["cali"]],
    ["the longest name", ["a".repeat(90)], ["a".repeat(90)]],
  ])("%s", (_, stored, expected) => {
    expect(pickTrips(stored, former)).toEqual(expected)
  })

  it("is at most twelve trips, the first ones", () => {
    const many = Array.from({length: 40}, (_, index) => `trip-${index}`)
    expect(pickTrips(many, {})).toEqual(many.slice(0, mostSaved))
  })

  it("never makes it fail, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), stored => {
        const trips = pickTrips(stored, former)
        expect(trips.length).toBeLessThanOrEqual(mostSaved)
        for (const trip of trips) expect(trip).toMatch(/^[a-z0-9-]{1,90}$/)
      }),
    )
  })

  it("gives back every sound trip, whatever stands between them", () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
    const hostile = fc.oneof(
      fc.integer(),
      fc.constant(null),
      fc.stringMatching(/^[A-Z ./<]{1,9}$/),
      fc.dictionary(fc.string(), fc.string()),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(slug, {maxLength: mostSaved}),
        fc.array(hostile),
        fc.infiniteStream(fc.nat()),
        (sound, noise, places) => {
          const stored: unknown[] = [...sound]
          for (const value of noise)
            stored.splice((places.next().value ?? 0) % (stored.length + 1), 0, value)
          expect(pickTrips(stored, {})).toEqual(sound)
        },
      ),
    )
  })
})

describe("trips in an address", () => {
  it.each([
    ["?trips=cali,chiva", ["cali", "chiva"], []],
    ["?trips=Cali,%20chiva.", ["cali", "chiva"], []],
    ["?trips=old-name,,cali,cali", ["new-name", "cali"], []],
    ["?trips=a,b,c,d", ["a", "b", "c", "d"], []],
    ["?trips=cali,ca%C3%B1o,a--b", ["cali"], ["caño", "a--b"]],
    ["?trips=", [], []],
    ["", [], []],
  ])("%s", (search, trips, unknown) => {
    expect(tripsInAddress(search, former)).toEqual({trips, unknown})
  })

  it("are no more than a device saves, however many there are", () => {
    const many = Array.from({length: 99}, (_, index) => `trip-${index}`).join()
    expect(tripsInAddress(`?trips=${many}`, {}).trips).toHaveLength(mostSaved)
  })
})
