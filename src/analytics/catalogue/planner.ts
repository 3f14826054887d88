import {money} from "./ecommerce"
import {type EventDescription, number, oneOf, text} from "./fields"

/** Events of what visitors plan with; names that GA4 knows are GA4's. */
export const plannerEvents = {
  search: {
    when: "A visitor has typed words into the search of the catalogue, and left the field, pressed Enter, gone to another page, or looked at what is found for three seconds.",
    answers: ["What do travellers ask for by name?", "Which searches find nothing (results 0)?"],
    report: "Reports → Engagement → Events; Explore with “Search term”",
    fields: {
      search_term: text(
        "The words, as typed, at most 100 characters; e-mail addresses and telephone numbers are left out.",
        "ballenas",
      ),
      search_results: number("How many experiences are found.", 4),
    },
  },
  trip_saved: {
    when: "A visitor presses “Save” on a card or a page of an experience, or takes it off the list.",
    answers: ["Which experiences are kept for later?", "Which are kept and then asked for?"],
    report: "Explore with “save_action” and “Item name”",
    fields: {save_action: oneOf("What the press did.", ["saved", "removed"])},
    ecommerce: money,
  },
  trips_compared: {
    when: "Two or three experiences are shown side by side.",
    answers: ["Between which experiences do travellers choose?"],
    report: "Explore with “compared_trips”",
    fields: {
      compared_trips: text(
        "The experiences, as in item_id, in alphabetical order, with a blank between them.",
        "canoexp expamazonas",
      ),
    },
  },
  preparation_used: {
    when: "A visitor picks a departure day and sees what to do by when, or takes it along.",
    answers: ["Which trips are prepared for?", "Is the calendar file used, or the print?"],
    report: "Explore with “preparation_action” and “preparation_trip”",
    fields: {
      preparation_trip: text("The experience, as in item_id.", "canoexp"),
      preparation_action: oneOf("What was done.", ["shown", "calendar", "printed"]),
      preparation_wait: oneOf(
        "How long it is until the departure; the day itself stays on the device.",
        ["over 30 days", "10 to 30 days", "under 10 days"],
      ),
    },
  },
} as const satisfies Record<string, EventDescription>
