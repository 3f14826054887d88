import type {Experience} from "../../content/schema/experience"
import {coverRows} from "../../content/schema/planning"
import type {SiteContent} from "../../content/site-content"
import {questionText} from "../../words/chat-text"
import {type Computed, inWords, type Speech} from "./computed"

const types = /* GraphQL */ `
  type Experience implements Node @dontInfer {
    "What the price covers, row by row, in the order of the table; rows without sense are left out."
    coverRows(language: String): [CoverRow!]!
  }

  """A row of the table of what a price covers."""
  type CoverRow @dontInfer {
    "lodging, meals, flights, transfers, guide, entrances or insurance."
    row: String!
    "included, partly, not-included or ask."
    value: String!
    "What the chat holds ready for who asks, of a row that nobody has settled."
    chatText: String
  }

  type BookingContent implements Node @dontInfer {
    "The topics that a trip's page answers, too."
    tripTopics: [BookingTopic!]!
  }
`

type Booking = SiteContent["booking"]

const rowsOf = ({covers = {}, kind, messagingTitle}: Experience, {language, t}: Speech) =>
  coverRows.flatMap(row => {
    const value = covers[row]
    if (!value) return []
    const chatText = value === "ask" ? questionText(kind, messagingTitle[language], row, t) : null
    return {row, value, chatText}
  })

/** Computed fields of a trip's price and booking. */
export const tripPageFields: Computed = {
  types,
  resolvers: {
    Experience: {coverRows: inWords(rowsOf)},
    BookingContent: {
      tripTopics: {resolve: ({topics}: Booking) => topics.filter(({onTrips}) => onTrips)},
    },
  },
}
