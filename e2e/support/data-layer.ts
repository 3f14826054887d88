import type {Page} from "@playwright/test"

type Message = {event: string} & Record<string, unknown>

/** The events of one name that a page has pushed so far, in their order. */
export const eventsOf = (page: Page, name: string): Promise<Message[]> =>
  page.evaluate(
    wanted => ((window.dataLayer ?? []) as Message[]).filter(({event}) => event === wanted),
    name,
  )
