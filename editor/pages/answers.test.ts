import {existsSync} from "fs"
import {rm} from "fs/promises"
import {readContent} from "../../gatsby/content/load-content"
import type {SiteContent} from "../../gatsby/content/site-content"
import {makeSmallSite} from "../../gatsby/content/testing/small-site"
import {buildWords} from "../../gatsby/words/build-words"
import {staffLanguages} from "../../gatsby/words/staff-languages"
import {githubConfig, localConfig} from "../configuration/modes"
import {type Answer, answersOf} from "./answers"
import {guideAddress, guideFiles} from "./names"
import {toolPages} from "./pages"

describe("answers", () => {
  const siteUrl = "https://www.roots.co"

  type Trip = SiteContent["experiences"][number]

  let root: string
  let content: SiteContent

  beforeAll(async () => {
    root = (await makeSmallSite()).root
  })
  beforeEach(async () => {
    content = (await readContent(root)).content
  })
  afterAll(() => rm(root, {recursive: true}))

  /** The answer for the first trip in English, after a change of it. */
  const answerFor = async (change: (trip: Trip) => object): Promise<Answer> => {
    const [trip] = content.experiences
    if (!trip) throw new Error("The small site has no trip")
    Object.assign(trip, change(trip))
    const t = await buildWords(root)
    const [answer] = answersOf(content, {siteUrl, t}, "en")
    if (!answer) throw new Error("There is no answer")
    return answer
  }

  it("says price, cover, address and reference of a trip, and asks oneself what is open", async () => {
    const {text, open, shortcut} = await answerFor(() => ({
      code: "CANO",
      price: 1234,
      prices: undefined,
      covers: {meals: "included", guide: "not-included", entrances: "ask"},
    }))
    expect(text).toMatch(/From €1,234.*how long it holds/)
    expect(text).toMatch(/Included: Meals\nNot included: Guide\n/)
    expect(text).toMatch(/https:\/\/www\.roots\.co\/en\/experiences\/[\w-]+\/\nRef\. CANO-EN$/)
    expect(open).toContain("Does the price cover the entrance fees?")
    expect(shortcut).toBe("cano-en")
  })

  it("says until when a price holds, and that one past its day is on request", async () => {
    const held = await answerFor(() => ({prices: {validUntil: "2999-12-31"}}))
    expect(held.text).toContain("31 December 2999")
    const over = await answerFor(() => ({price: 1234, prices: {validUntil: "2000-12-31"}}))
    expect(over.text).toContain("Price on request")
    expect(over.text).not.toContain("1,234")
  })

  it("writes bold and links as WhatsApp shows them, in usual answers, too", async () => {
    const [asked] = content.questions.questions
    if (asked) asked.answer.en = "Read **all** of [our terms](/terms/#booking)."
    const t = await buildWords(root)
    const texts = answersOf(content, {siteUrl, t}, "en").map(({text}) => text)
    expect(texts).toContainEqual(
      expect.stringContaining("*all* of our terms (https://www.roots.co/en/terms/#booking)."),
    )
  })

  it("gives every page in every language, escaped, and no shortcut twice", async () => {
    const [trip] = content.experiences
    if (trip) trip.title.en = "<b>Salt</b> & “light”"
    const pages = await toolPages(root, content, {GATSBY_SITE_URL: siteUrl})
    for (const page of ["prices", "answers", "owed", "launch"])
      for (const language of staffLanguages)
        expect(pages.get(`${page}/${language}/index.html`)).toContain(`<html lang="${language}">`)
    const answers = pages.get("answers/en/index.html") ?? ""
    expect(answers).toContain("&lt;b&gt;Salt&lt;/b&gt; &amp; “light”")
    expect(answers).not.toContain("<b>")
    const ids = answers.match(/ id="[^"]+"/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(pages.get("answers.csv")).toContain(`Ref. ${trip?.code}-ES`)
  })
})

describe("the guide", () => {
  const place = {repo: "house/site", branch: "prose"}

  it.each(staffLanguages)("is read in %s in the repository that the editor saves to", language => {
    expect(existsSync(guideFiles[language])).toBe(true)
    expect(guideAddress(githubConfig(new Map(), language, place), language)).toBe(
      `https://github.com/house/site/blob/prose/${guideFiles[language]}`,
    )
    expect(guideAddress(localConfig(new Map(), language), language)).toBeUndefined()
  })
})
