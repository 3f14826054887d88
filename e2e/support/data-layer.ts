import type {Page} from "@playwright/test"

type Message = {event: string} & Record<string, unknown>

/** The events of one name that a page has pushed so far, in their order. */
export const eventsOf = (page: Page, name: string): Promise<Message[]> =>
  page.evaluate(
    wanted =>
      ((window as unknown as {dataLayer?: Message[]}).dataLayer ?? []).filter(
        ({event}) => event === wanted,
      ),
    name,
  )
