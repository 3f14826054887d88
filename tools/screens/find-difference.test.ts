import sharp from "sharp"
import {findDifference} from "./find-difference"

const picture = (width: number, height: number, layers: sharp.OverlayOptions[] = []) =>
  sharp({create: {width, height, channels: 3, background: "#fff"}})
    .composite(layers)
    .png()
    .toBuffer()

const square = async (color: string) => ({
  input: await sharp({create: {width: 5, height: 4, channels: 3, background: color}})
    .png()
    .toBuffer(),
  left: 2,
  top: 3,
})

it("finds nothing between two photographs that show the same", async () => {
  const [one, other] = await Promise.all([picture(20, 10), picture(20, 10)])
  expect(await findDifference(one, other)).toBeUndefined()
})

it("counts and marks what differs, and not a shade that nobody sees", async () => {
  const before = await picture(20, 10)
  expect(await findDifference(before, await picture(20, 10, [await square("#fafafa")]))).toBe(
    undefined,
  )
  const difference = await findDifference(before, await picture(20, 10, [await square("#08f")]))
  expect(difference?.share).toBe(20 / 200)
  const {data} = await sharp(difference?.marked).raw().toBuffer({resolveWithObject: true})
  const colorAt = (x: number, y: number) => [
    ...data.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3),
  ]
  expect([colorAt(2, 3), colorAt(0, 0)]).toEqual([
    [220, 0, 0],
    [255, 255, 255],
  ])
})

it("tells a page that grew, though what it grew by is white", async () => {
  const difference = await findDifference(await picture(20, 10), await picture(20, 12))
  expect(difference?.share).toBe(0)
})
