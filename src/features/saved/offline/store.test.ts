/** @jest-environment node */
import {keepTrips} from "./keep"
import {dropAll, readKept, tidy} from "./store"
import {fakeSite} from "./testing/fake-site"

const site = fakeSite()
const wish = {width: 800}

it("knows of nothing where the browser has thrown its cache away", async () => {
  await keepTrips(["cali"], wish)
  await site.stores.delete((await readKept())?.cache ?? "")
  expect(await readKept()).toBeUndefined()
  await keepTrips(["cali"], wish)
  expect((await readKept())?.trips).toHaveLength(1)
  await dropAll()
  expect(await site.stores.keys()).toEqual([])
})

it("removes no other cache of the site", async () => {
  await site.stores.open("another")
  await keepTrips(["cali"], wish)
  await tidy([])
  await dropAll()
  expect(await site.stores.keys()).toEqual(["another"])
})

it("takes a note that is damaged for none", async () => {
  await keepTrips(["cali"], wish)
  const notes = await site.stores.open("trips-notes")
  await notes.put("/-/kept", new Response("{"))
  expect(await readKept()).toBeUndefined()
})
