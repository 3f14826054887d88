import type {BrowserContext, Page} from "@playwright/test"
import type {Item} from "../../src/analytics/events"
import type {StoredTrip} from "./site"

/** A message in the data layer. */
export type Message = {event: string} & Record<string, unknown>

/** The messages of one name that a page has pushed so far, in their order. */
export const named = (page: Page, name: string): Promise<Message[]> =>
  page.evaluate(
    wanted =>
      ((window as unknown as {dataLayer?: Message[]}).dataLayer ?? []).filter(
        ({event}) => event === wanted,
      ),
    name,
  )

/** What the data layer holds, in order: commands of consent as objects, events by name. */
export const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const messages = (window as unknown as {dataLayer?: (Message | IArguments)[]}).dataLayer ?? []
    return messages.flatMap(message => {
      if ("event" in message) return [message.event]
      return 0 in message && message[0] === "consent" ? [{[message[1]]: message[2]}] : []
    })
  })

/** A trip as events name it: its title is the English one on every page. */
export const itemOf = ({slug, title, group, kind, price}: StoredTrip): Item => ({
  item_id: slug,
  item_name: title.en,
  item_category: group,
  item_category2: kind,
  price,
  quantity: 1,
})

/** Has the hosts that links lead to answer with an empty page. */
export const answerChats = (context: BrowserContext): Promise<unknown> =>
  context.route(/^https:\/\/(wa\.me|www\.instagram\.com)\//, route => route.fulfill({body: "chat"}))

/** Presses a link that opens a tab, and closes the tab. */
export const openInNewTab = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const tab = page.context().waitForEvent("page")
  await press()
  await (await tab).close()
}
