import sharp from "sharp"
import {rasterise, toJpeg} from "./render"
import {scene} from "./scenes/theperfectroute"

/** Bytes that a poster may have. */
const limit = 450_000

it("draws a poster bit for bit the same each time, in the size and weight that sources have", async () => {
  const [once, again] = [await toJpeg(await rasterise(scene)), await toJpeg(await rasterise(scene))]
  expect(again.equals(once)).toBe(true)
  const {width, height, format} = await sharp(once).metadata()
  expect({width, height, format}).toEqual({width: 2400, height: 1350, format: "jpeg"})
  expect(once.length).toBeLessThanOrEqual(limit)
}, 240_000)
