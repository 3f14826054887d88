import {languages} from "../../../src/i18n/languages"
import {filesInEnglish} from "./english-files"

const codeOfItsOwn = "a code of its own[, such as $free]"

/**
 * What is said of each fault, by its code: what is expected, or what was found and what is expected.
 * `$name` stands for a value of the fault; what stands in brackets is left out where its value is missing.
 */
export const english = {
  ...filesInEnglish,

  text: "a text",
  number: "a number",
  "whole-number": "a whole number",
  boolean: "true or false",
  list: "a list",
  object: "an object { … }",
  type: "$type",
  "own-words": "$message",
  "one-of": "one of $list",
  least: "at least $minimum",
  most: "at most $maximum",
  "unknown-key": ["an unknown key", "only the keys of docs/content.md"],

  "not-empty": "a text that is not empty",
  "characters-min": "at least $minimum characters",
  "characters-max": "at most $maximum characters",
  "entries-min": "at least $minimum entries",
  "entries-max": "at most $maximum entries",
  "same-entries": `the same number of entries in ${languages.join(" and ")}`,
  padded: "a text without blanks at its ends",
  "plain-line": "plain words on one line, without < or >",
  invisible: "visible characters: retype the text instead of pasting it",
  html: "no HTML: bold is written **like this**",
  markdown: "no Markdown but **bold** and links: [SIC](https://www.sic.gov.co)",
  "bold-pairs": "** in pairs around the bold words",
  "bold-empty": "words between the two **",
  "link-words": "words between the brackets of a link: [SIC](https://www.sic.gov.co)",
  "link-address":
    "a link such as [SIC](https://www.sic.gov.co): an https address, or a path of this site without its language, such as /terms/; brackets in it are written %28 and %29",
  "link-page": [
    "a link to $found, which is no page",
    "the path of a page without its language, such as /terms/[; on that page there are $list]",
  ],
  braces: "a text without { and }",
  "no-price": "{price}",
  "price-repeated": "{price}, which stands for the price",
  "price-older": "{price}, or an amount that is no starting price, such as “about €15”",

  digits: "a whole number in digits, such as 1450 or 1.450",
  decimal: "a number, such as 4.71",
  metres: "a whole number of metres",
  degrees: "a whole number of degrees Celsius",
  euros: "a whole number of euros",
  "price-min": "a price of $minimum euros or more: 1.450 is written 1450",
  percent: "a number of percent",
  "percent-min": "0 percent or more",
  "percent-max": "100 percent or less",
  "not-lower": "no lower than “low”",
  months: "twelve months, January first",
  "month-day": 'a month and day of the calendar, such as "06-15"',
  date: "a date such as 2026-11-23",
  "future-day": "a day that has been: today is $today",

  slug: "lower-case letters, digits and single hyphens",
  key: "lower-case words joined by hyphens",
  letters: "lower-case letters only",
  "trip-code": "two to five capital letters",
  "channel-code": "two or three capital letters",
  parameter: "lower-case letters and digits, joined by dots, hyphens or underscores",
  telephone: "8 to 15 digits, country code first, without +, spaces or dashes",
  email: "an e-mail address",
  account: "an account name such as @name",
  https: "an https:// address",
  "site-path": "a path of this site without its language, such as /terms/#complaints",

  "includes-or-highlights": 'a list under "includes" or under "highlights"',
  nights: "no more nights than days",
  "group-of-day": "the group of a stay of 1 day",
  "group-of-days": "the group of a stay of $days days",
  color: '"$color", the colour of the group "$group"',
  "first-day": "1, the first day",
  "next-day": "$day, the day after the entry before",
  "day-after": "a day after $day, or no “to” for one day",
  "last-day": "$day, the last day of the trip, in its last entry",
  "no-days": "no days: the trip is shorter than $shortest days",
  "region-of-trip": "a region of the trip: $list",
  "cover-denied": '"not-included" or "partly", as $field says “$line”',
  "cover-promised": '"included" or "partly", as $field says “$line”',

  "old-path":
    "a path such as /tours/old.html: letters, digits and . _ ~ - between slashes, without a host, a query or a #",
  "redirect-goal": ["$found", "either a page in “to”, or “gone”: true"],
  "redirect-page": [
    "$found, which this site answers already",
    "an address of an earlier site that is none of this one",
  ],
  "redirect-circle": ["$found, a redirect in a circle: $way", "a page of this site"],
  "redirect-chain": ["$found, which leads on", "$end, where the visitor ends"],
  "redirect-target": [
    "$found, which is no page",
    "a page of this site with its language, such as /en/experiences/",
  ],

  "folder-name": '"$folder", the name of its folder',
  "slug-own": "a slug of its own",
  "slug-taken": ["$found, which $file has already", "a slug of its own"],
  "former-slug": ["$found, an address of $file", "a slug that no trip has, and that one trip had"],
  "text-taken": ["$found, as in $file", "words of its own"],
  "code-taken": ["$found, as in $file", codeOfItsOwn],
  "code-reserved": ["$found, which references use for something else", codeOfItsOwn],
  "channel-twice": [
    "the source and medium of $field",
    "a source and medium that no other channel has",
  ],
  "channel-language": "a code that is no language’s",
  repeated: ["$found a second time", "a name that is used once"],
  "entry-missing": ['no entry "$key"', "one entry for each of $list"],
  poster: 'the slug of an experience of the group "$group"',
  "brand-room": "at most $maximum characters, which leave room for the brand",
} as const
