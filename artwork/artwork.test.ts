import assert from "node:assert/strict"
import {readFileSync} from "node:fs"
import {test} from "node:test"
import sharp from "sharp"
import {fonts} from "./font"
import {icons} from "./icons"
import {outlineOfColombia} from "./outline"
import {rasterise, toJpeg} from "./posters/render"
import {loadScenes, target} from "./posters/scenes"
import {standIn} from "./posters/stand-in"
import {type Drawn, inSite} from "./site"

/** Bytes that a poster may have. */
const limit = 450_000

const draw = async (scene: Parameters<typeof rasterise>[0]) => toJpeg(await rasterise(scene))

const isCommitted = ({file, content}: Drawn) =>
  assert.ok(readFileSync(inSite(file)).equals(Buffer.from(content)), `${file} is another`)

// One poster of the home page and every tenth of the others: all of them take minutes.
test("posters are the committed ones, bit for bit", async () => {
  const sample = (await loadScenes([])).filter((_, index) => index % 10 === 0)
  for (const scene of [...sample, ...(await loadScenes(["home-hero"]))])
    isCommitted({file: target(scene.name), content: await draw(scene)})
})

test("a trip without a scene of its own gets the same plain landscape each time, of a banner's size and weight", async () => {
  const [once, again] = [await draw(standIn("new-trip")), await draw(standIn("new-trip"))]
  assert.ok(again.equals(once))
  assert.ok(!(await draw(standIn("other-trip"))).equals(once))
  const {width, height, format} = await sharp(once).metadata()
  assert.deepEqual({width, height, format}, {width: 2400, height: 1350, format: "jpeg"})
  assert.ok(once.length <= limit)
})

test("a scene that there is not is named, with those that there are", async () => {
  await assert.rejects(loadScenes(["atlantis"]), /No such scene: atlantis\. There are: .*home-hero/)
})

test("icons, map and font are the committed ones", async () => {
  for (const file of [...icons(), ...outlineOfColombia(), ...(await fonts())]) isCommitted(file)
})

test("the lockfile names no registry, so that every machine asks its own", () => {
  assert.ok(!readFileSync(inSite("artwork/package-lock.json"), "utf8").includes('"resolved"'))
})
