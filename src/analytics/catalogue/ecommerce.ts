import {type EventDescription, number, oneOf, optional, reference, text} from "./fields"

const list = {
  item_list_id: text(
    "The list: a row of the catalogue or of the home page, more of the same length of stay on an experience’s page, the trips of a region, what the filter found, or what it suggests where it found nothing.",
    "catalogue-3-days",
  ),
  item_list_name: text("The same in words.", "Catalogue: 3-days"),
}

/** Fields of every event that has a value. */
export const money = {
  currency: oneOf("Currency of the prices.", ["EUR"]),
  value: number("Starting price, in whole euros.", 400),
}

/** GA4's own ecommerce events; names and shape are GA4's. */
export const ecommerceEvents = {
  view_item_list: {
    when: "A quarter of a row of experiences has come into view. Once per row and page view.",
    answers: ["Which rows do visitors scroll to?", "Which experiences are shown most?"],
    report: "Reports → Monetization → Ecommerce purchases; Explore with “Item list name”",
    fields: {},
    ecommerce: list,
  },
  select_item: {
    when: "A visitor follows a card: its picture, its words or its button.",
    answers: [
      "Which cards are chosen, and from which place in the row?",
      "Of those who see a card, how many open it?",
    ],
    report: "Reports → Monetization → Ecommerce purchases; Explore with “Item list position”",
    fields: {},
    ecommerce: list,
  },
  view_item: {
    when: "The page of an experience is shown.",
    answers: ["Which experiences are looked at?", "Which are looked at but not asked for?"],
    report: "Reports → Monetization → Ecommerce purchases, column “Items viewed”",
    fields: {},
    ecommerce: money,
  },
  generate_lead: {
    when: "A visitor follows a booking link: “Book from €…” or “Send my choice”. It opens WhatsApp; whether the message is sent, the site cannot know.",
    answers: [
      "What brings bookings: which page, source and experience?",
      "Which button of the page is used?",
      "What are the enquiries worth?",
    ],
    report:
      "Reports → Engagement → Events; mark it as a key event to see it beside every source; Explore with “lead_item”",
    fields: {
      lead_kind: oneOf(
        "What is asked for: an experience, a multi-destination tour, or a trip of the visitor’s own.",
        ["experience", "tour", "custom"],
      ),
      lead_position: oneOf(
        "Where the button stands: in the card of facts, in the bar at the bottom edge of phones, under the closing line, in a comparison, in the list of saved trips, or in the customize section.",
        ["facts", "bar", "closing", "compare", "saved", "customize"],
      ),
      lead_item: text(
        "The experience, as in item_id, or “custom”. Reports on items leave this event out, so it names its item itself.",
        "cali",
      ),
      lead_reference: reference,
    },
    ecommerce: {
      ...money,
      value: optional(
        number(
          "Starting price, in whole euros; missing for a trip of the visitor’s own, which has no price yet.",
          400,
        ),
      ),
    },
  },
} as const satisfies Record<string, EventDescription>
