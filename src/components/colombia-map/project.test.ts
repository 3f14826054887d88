/** @jest-environment node */
import {size} from "./drawing"
import {project} from "./project"

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
