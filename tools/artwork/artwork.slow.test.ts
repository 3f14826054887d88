import {readFileSync} from "node:fs"
import {rasterise, toJpeg} from "./render"
import {scene} from "./scenes/theperfectroute"

it("draws a committed poster again bit for bit", async () => {
  const drawn = await toJpeg(await rasterise(scene))
  const committed = readFileSync("data/experiences/theperfectroute/banner.jpg")
  expect(drawn.equals(committed)).toBe(true)
}, 120_000)
