import {cp, rm} from "fs/promises"
import {planPages} from "../pages/plan-pages"
import {makePicture, makeSmallSite} from "./testing/small-site"

type Site = Awaited<ReturnType<typeof makeSmallSite>>

const birds = "data/experiences/day-walk/experience.json"

let site: Site

beforeEach(async () => {
  site = await makeSmallSite()
})

afterEach(() => rm(site.root, {recursive: true}))

it("takes an added folder as a new experience, and nothing else is needed for its pages", async () => {
  await cp(site.at("data/experiences/day-walk"), site.at("data/experiences/night-owls"), {
    recursive: true,
  })
  await site.edit("data/experiences/night-owls/experience.json", experience => {
    experience.slug = "night-owls"
    experience.code = "OWLS"
    experience.title = {en: "Night owls", es: "Búhos de noche"}
    experience.messagingTitle = experience.title
    experience.price = 60
    experience.seo = {
      title: experience.title,
      description: {
        en: `Owls. ${experience.seo.description.en}`.slice(0, 160).trim(),
        es: `Búhos. ${experience.seo.description.es}`.slice(0, 150).trim(),
      },
    }
  })
  await site.write("data/experiences/night-owls/banner.jpg", await makePicture(1600, 1200))
  const {content, faults} = await site.load()
  expect(faults).toEqual([])
  const paths = planPages(content ?? {experiences: [], regions: []}).map(({path}) => path)
  expect(paths).toEqual(
    expect.arrayContaining(["/en/experiences/night-owls/", "/es/experiences/night-owls/"]),
  )
})

/** What a copy of the birds' folder has to change, as far as it has not. */
const ownFaults = (folder: string) =>
  [
    "code",
    "title.en",
    "title.es",
    "messagingTitle.en",
    "messagingTitle.es",
    "seo.title.en",
    "seo.title.es",
    "seo.description.en",
    "seo.description.es",
    "image",
  ].map(field =>
    expect.stringMatching(
      new RegExp(
        `^data/experiences/${folder}/.* → ${field}: found ".*, as in ${birds}, expected .* of its own(, such as "[A-Z]+")?$`,
      ),
    ),
  )

it("refuses a copy whose slug alone is another, and names what must differ", async () => {
  await cp(site.at("data/experiences/day-walk"), site.at("data/experiences/evening"), {
    recursive: true,
  })
  await site.edit("data/experiences/evening/experience.json", trip => {
    trip.slug = "evening"
  })
  expect(await site.faults()).toEqual(ownFaults("evening"))
})
