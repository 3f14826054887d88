import {optional, text} from "./fields"

/** Of every event that opens a chat; added at the press, from the link's own text. */
export const reference = optional(
  text(
    "Last line of the chat’s text, without “Ref.”: the trip’s code, the language, and the campaign’s channel where there is one. CHAT is a greeting, PLAN a trip of the visitor’s own, COMP several saved trips, ASK a question. Only of links to WhatsApp.",
    "CALI-EN-IG",
  ),
)
