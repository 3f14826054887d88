import {defaultLanguage, languages} from "../../i18n/languages"
import {type EventDescription, number, oneOf, text} from "./fields"

const path = text("Path of the page.", `/${defaultLanguage}/experiences/cali/`)

/** Events of a page as a whole. */
export const pageEvents = {
  page_view: {
    when: "A page is shown: at its load (one that the browser prepares ahead, once somebody sees it), after each change of page without a load, when the browser brings it back from its cache, and once more when the visitor presses Accept on it.",
    answers: ["Which pages are read, in which language?", "On which page do visits begin?"],
    report: "Reports → Engagement → Pages and screens; Landing page",
    fields: {
      page_title: text(
        "Title of the page in its own language, also where the browser translates it.",
        "Salsa in Cali, 4 days | Entre Raíces",
      ),
      page_path: path,
      page_location: text(
        "Full address, with campaign parameters, without the part after #, e-mail addresses and telephone numbers. The view that Accept repeats has the campaign that the visit began with, also on a later page.",
        `https://www.example.com/${defaultLanguage}/experiences/cali/?utm_source=newsletter`,
      ),
      page_language: oneOf("Language of the page.", languages),
    },
  },
  page_not_found: {
    when: "An address without a page was asked for.",
    answers: ["Which links, here or elsewhere, lead nowhere?"],
    report: "Explore with “page_path” and “page_referrer”",
    fields: {
      page_path: text(
        "The address that was asked for.",
        `/${defaultLanguage}/experiences/old-name/`,
      ),
      page_referrer: text(
        "Where the visitor came from; empty where the browser does not tell. E-mail addresses and telephone numbers in it are left out.",
        "https://example.org/colombia/",
      ),
    },
  },
  web_vitals: {
    when: "The browser has settled one of the Core Web Vitals of a page load: LCP at the first click or key, INP and CLS when the page is left.",
    answers: ["Is the site fast for real visitors, and on which pages is it not?"],
    report: "Explore with “metric_name”, “metric_rating” and “page_path”",
    fields: {
      metric_name: oneOf(
        "LCP: largest paint; INP: slowest answer to a press; CLS: how much the layout moved.",
        ["LCP", "INP", "CLS"],
      ),
      metric_value: number("LCP and INP in milliseconds, rounded; CLS times 1000, rounded.", 1240),
      metric_rating: oneOf("Google’s rating of the value.", ["good", "needs-improvement", "poor"]),
      metric_id: text(
        "One page load: the same for all reports of one metric. Do not register it as a dimension.",
        "v6-1764000000000-4823771093412",
      ),
      page_path: path,
    },
  },
} as const satisfies Record<string, EventDescription>
