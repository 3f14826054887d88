import {defaultLanguage, languages} from "../../i18n/languages"
import {type EventDescription, number, oneOf, reference, text} from "./fields"

const any = "or “any”"

/** Events of what a visitor does on a page. */
export const gestureEvents = {
  contact_click: {
    when: "A visitor follows a link to write or to a social profile, outside the booking buttons.",
    answers: ["Which way of contact is used, and where on the page?"],
    report: "Reports → Engagement → Events",
    fields: {
      contact_method: oneOf("Where the link leads.", [
        "whatsapp",
        "instagram",
        "facebook",
        "linkedin",
        "email",
      ]),
      contact_position: oneOf("Where it stands.", [
        "header",
        "contact",
        "footer",
        "about",
        "filter",
        "covers",
        "book",
        "compare",
        "customize",
        "saved",
        "prepare",
        "stopped",
      ]),
      lead_reference: reference,
    },
  },
  language_switch: {
    when: "A visitor asks for the same page in the other language.",
    answers: ["Do visitors land in the wrong language, and on which pages?"],
    report: "Explore with “language_to” and “Page path”",
    fields: {
      language_from: oneOf("Language of the page.", languages),
      language_to: oneOf("Language asked for.", [...languages].reverse()),
    },
  },
  collapsible_opened: {
    when: "A visitor opens a list on the page of an experience.",
    answers: ["What do travellers want to know before they ask?"],
    report: "Explore with “collapsible” and “collapsible_item”",
    fields: {
      collapsible: oneOf("The list.", [
        "includes",
        "highlights",
        "recommendations",
        "not-included",
      ]),
      collapsible_item: text("The experience, as in item_id.", "canoexp"),
    },
  },
  question_opened: {
    when: "A visitor opens a question.",
    answers: ["What worries travellers most?"],
    report: "Explore with “question”",
    fields: {
      question: text(
        "Key of the question in data/pages/questions.json, or in booking.json.",
        "safety",
      ),
    },
  },
  filter_used: {
    when: "A visitor changes a filter of the catalogue; the fields are the whole filter after it.",
    answers: ["What do travellers look for?", "Which wishes find nothing (results 0)?"],
    report: "Explore with the “filter_…” fields",
    fields: {
      filter_length: text(`Length of stay, ${any}.`, "3-days"),
      filter_region: text(`Part of the country, ${any}.`, "pacific"),
      filter_activity: text(`What to do, ${any}.`, "any"),
      filter_month: text(`Month of travel, ${any}.`, "any"),
      filter_price: text(`Highest price in euros, ${any}.`, "1000"),
      filter_facts: text(`What is asked of the facts, ${any}.`, "effort=easy start=cali"),
      filter_results: number("How many experiences are left.", 2),
    },
  },
  part_stopped: {
    when: "A page, or a part of it whose code loads late, fails. A message with the chat stands in its place.",
    answers: ["Does anything fail for visitors, and where?"],
    report: "Explore with “stopped_part”, “stopped_by” and “Page path”",
    fields: {
      stopped_part: oneOf("What has stopped.", ["page", "party", "preparation", "photos"]),
      stopped_by: text("The kind of error.", "NotFoundError"),
    },
  },
  consent_choice: {
    when: "A visitor answers the cookie banner. A container that asks for consent measures “accepted” only: who rejects is not counted.",
    answers: ["On which pages do visitors accept?"],
    report: "Explore with “consent_choice” and “Page path”",
    fields: {
      consent_choice: oneOf("The answer.", ["accepted", "rejected"]),
      consent_previous: oneOf("The answer before it.", ["none", "accepted", "rejected"]),
      page_location: text(
        "Full address, with the campaign that the visit began with, as in the view of the page that follows.",
        `https://www.example.com/${defaultLanguage}/experiences/cali/?utm_source=newsletter`,
      ),
    },
  },
} as const satisfies Record<string, EventDescription>
