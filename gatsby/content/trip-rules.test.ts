import {birds, testRules, whales} from "./testing/trip-rules"

testRules([
  [
    "a text that is missing in Spanish",
    birds,
    e => delete e.title.es,
    "title.es: found nothing, expected a text",
  ],
  [
    "an empty text",
    birds,
    e => (e.title.en = ""),
    'title.en: found "", expected a text that is not empty',
  ],
  [
    "blanks round a text",
    birds,
    e => (e.title.en = " Birds"),
    'title.en: found " Birds", expected a text without blanks at its ends',
  ],
  [
    "an unknown colour",
    birds,
    e => (e.color = "green"),
    'color: found "green", expected one of "yellow", "blue", "red"',
  ],
  [
    "an unknown kind",
    birds,
    e => (e.kind = "trip"),
    'kind: found "trip", expected one of "tour", "experience"',
  ],
  [
    "a price of nothing",
    birds,
    e => (e.price = 0),
    "price: found 0, expected a price of 10 euros or more: 1.450 is written 1450",
  ],
  [
    "a price cut off at its mark",
    birds,
    e => (e.price = 2),
    "price: found 2, expected a price of 10 euros or more: 1.450 is written 1450",
  ],
  [
    "a price with cents",
    birds,
    e => (e.price = 12.5),
    "price: found 12.5, expected a whole number of euros",
  ],
  [
    "a price in quotes",
    birds,
    e => (e.price = "60"),
    'price: found "60", expected a whole number of euros',
  ],
  [
    "no alt text",
    birds,
    e => delete e.imageAlt,
    "imageAlt: found nothing, expected an object { … }",
  ],
  [
    "no alt text in one language",
    birds,
    e => delete e.imageAlt.en,
    "imageAlt.en: found nothing, expected a text",
  ],
  ["lists of different length", birds, e => e.includes.items.es.pop(), "includes.items: found {"],
  [
    "nothing in place of lists",
    birds,
    e => (e.includes.items = null),
    "includes.items: found null, expected an object { … }",
  ],
  [
    "nothing in place of a list",
    birds,
    e => (e.includes.items.es = null),
    "includes.items.es: found null, expected a list",
  ],
  [
    "a season that ends on a day that no year has",
    whales,
    e => (e.season.to = "02-30"),
    'season.to: found "02-30", expected a month and day of the calendar, such as "06-15"',
  ],
  [
    "a season that is no date",
    whales,
    e => (e.season.from = "15 June"),
    'season.from: found "15 June", expected a month and day of the calendar, such as "06-15"',
  ],
  [
    "a group that contradicts the length",
    whales,
    e => {
      e.length.days = 9
      delete e.days
    },
    'group: found "3-days", expected the group of a stay of 9 days',
  ],
  [
    "a colour that contradicts the group",
    whales,
    e => (e.color = "red"),
    'color: found "red", expected "blue", the colour of the group "3-days"',
  ],
  [
    "more nights than days",
    whales,
    e => (e.length.nights = 5),
    "length.nights: found 5, expected no more nights than days",
  ],
  ["an unknown key", birds, e => (e.prize = 60), "prize: found an unknown key"],
  [
    "neither includes nor highlights",
    birds,
    e => {
      delete e.includes
      delete e.highlights
    },
    'includes: found nothing, expected a list under "includes" or under "highlights"',
  ],
  [
    "HTML in a list",
    birds,
    e => (e.includes.items.en[1] = "<b>Boat</b>"),
    'includes.items.en[1]: found "<b>Boat</b>", expected plain words on one line, without < or >',
  ],
  [
    "a character entity",
    birds,
    e => (e.includes.items.en[0] = "Boat &lt;b&gt;"),
    'includes.items.en[0]: found "Boat &lt;b&gt;", expected no HTML',
  ],
  [
    "a link in Markdown",
    birds,
    e => (e.includes.items.en[0] = "[Boat](https://example.org)"),
    "includes.items.en[0]: found",
  ],
  [
    "bold that does not end",
    birds,
    e => (e.includes.items.en[0] = "**Boat"),
    'includes.items.en[0]: found "**Boat", expected ** in pairs around the bold words',
  ],
  [
    "a search text that is too long",
    birds,
    e => (e.seo.title.en = "x".repeat(61)),
    "seo.title.en: found",
  ],
  [
    "a region that does not exist",
    birds,
    e => (e.regions = ["moon"]),
    'regions[0]: found "moon", expected one of',
  ],
  [
    "a slug of another form",
    birds,
    e => (e.slug = "Bird Watching"),
    'slug: found "Bird Watching", expected lower-case letters',
  ],
  [
    "a slug that is not its folder",
    birds,
    e => (e.slug = "evening"),
    'slug: found "evening", expected "day-walk", the name of its folder',
  ],
])
