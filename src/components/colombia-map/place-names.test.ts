/** @jest-environment node */

import {size} from "./drawing"
import {placeNames} from "./place-names"
import {project} from "./project"

const frame = {left: 0, right: 400, top: 0, bottom: 400}
const measures = {gap: 2, letter: 10, line: 20, frame}

const place = (...marks: [name: string, x: number, y: number][]) =>
  placeNames(
    marks.map(([name, x, y]) => ({name, x, y, radius: 8})),
    measures,
  )

describe("placeNames", () => {
  it("puts a name to the right of its mark", () =>
    expect(place(["Cali", 100, 100])).toEqual(["right"]))

  it("puts it to the left where a mark stands in its way", () =>
    expect(place(["Cali", 100, 100], ["Bogotá", 140, 105])).toEqual(["left", "right"]))

  it("puts it to the left where the map ends", () =>
    expect(place(["Cali", 370, 100])).toEqual(["left"]))

  it("puts it above between two marks", () =>
    expect(place(["A", 65, 100], ["Medellín", 100, 100], ["Bogotá", 150, 100])[1]).toBe("above"))

  it("puts it below where a mark or the map's edge is above", () => {
    expect(place(["A", 65, 10], ["Medellín", 100, 10], ["Bogotá", 150, 10])[1]).toBe("below")
    expect(
      place(["A", 65, 100], ["Medellín", 100, 100], ["Bogotá", 150, 100], ["B", 110, 80])[1],
    ).toBe("below")
  })

  it("keeps away from a large mark, and begins beside its own", () => {
    const medellin = {name: "Medellín", x: 100, y: 100, radius: 8}
    const besideIt = (radius: number) =>
      placeNames([medellin, {name: "A", x: 150, y: 125, radius}], measures)[0]
    expect(besideIt(8)).toBe("right")
    expect(besideIt(20)).toBe("left")
  })

  it("leaves a line between marks free", () => {
    const marks = [
      {name: "Cali", x: 100, y: 100, radius: 8},
      {name: "Neiva", x: 250, y: 70, radius: 8},
    ]
    expect(placeNames(marks, measures)).toEqual(["right", "right"])
    expect(placeNames(marks, measures, marks)).toEqual(["left", "right"])
  })

  it("keeps out of the way of a name before it", () =>
    expect(place(["Santa Marta", 100, 100], ["Cartagena", 60, 118])).toEqual(["right", "below"]))

  it("takes the side with least in its way where all are taken", () => {
    const crowd = [-30, 30].flatMap(x =>
      [-22, 0, 22].map(y => ["B", 200 + x, 200 + y] as [string, number, number]),
    )
    const [side] = place(["Cali", 200, 200], ...crowd, ["B", 200, 180])
    expect(side).toBe("below")
  })
})

describe("project", () => {
  it("puts the corners of the mainland inside the drawing", () => {
    for (const place of [
      {latitude: 12.45, longitude: -71.66},
      {latitude: -4.22, longitude: -69.94},
      {latitude: 1.65, longitude: -79.03},
      {latitude: 2.07, longitude: -66.87},
    ]) {
      const {x, y} = project(place)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(size.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(size.height)
    }
  })

  it("keeps north above south and west left of east", () => {
    const cartagena = project({latitude: 10.4, longitude: -75.5})
    const leticia = project({latitude: -4.2, longitude: -69.9})
    expect(cartagena.y).toBeLessThan(leticia.y)
    expect(cartagena.x).toBeLessThan(leticia.x)
  })
})
