import {birds, faultsOf, testRules, whales} from "./testing/trip-rules"

const words = {en: "Some words.", es: "Algunas palabras."}

/** A sound value of a fact with one change. */
const facts = (values: object) => (trip: Record<string, unknown>) => {
  trip.facts = values
  delete trip.ask
}

testRules([
  [
    "hours that are a text",
    birds,
    facts({duration: {hours: "1", sense: "about"}}),
    'facts.duration.hours: found "1", expected a number',
  ],
  [
    "hours out of range",
    birds,
    facts({duration: {hours: 25, sense: "about"}}),
    "facts.duration.hours: found 25, expected at most 24",
  ],
  [
    "a length in hours without how exact it is",
    birds,
    facts({duration: {hours: 1}}),
    "facts.duration.sense: found nothing, expected one of",
  ],
  [
    "hours of a trip of days",
    whales,
    facts({duration: {hours: 8, sense: "over"}}),
    "facts.duration: found",
  ],
  [
    "a start time that no clock shows",
    birds,
    facts({startTime: "6 pm"}),
    'facts.startTime: found "6 pm", expected a time of the day',
  ],
  [
    "a group of eight to two",
    whales,
    facts({group: {fewest: 8, most: 2}}),
    "facts.group.most: found 2, expected at least 8",
  ],
  ["half a group", whales, facts({group: {fewest: 2}}), "facts.group.most: found nothing"],
  [
    "effort without a reason",
    whales,
    facts({effort: {level: "easy"}}),
    "facts.effort.why: found nothing",
  ],
  [
    "effort that falls",
    whales,
    facts({effort: {level: "moderate", upTo: "easy", why: words}}),
    'facts.effort.upTo: found "easy", expected a level above',
  ],
  [
    "a start that no day has",
    whales,
    facts({start: {region: "hills"}}),
    'facts.start.region: found "hills", expected "coast"',
  ],
  [
    "an end that the last day does not have",
    whales,
    facts({end: {region: "hills"}}),
    'facts.end.region: found "hills", expected "coast"',
  ],
  [
    "a start that is nowhere",
    whales,
    facts({start: {}}),
    "facts.start: found {}, expected either a region or a place",
  ],
  [
    "a start at two places",
    whales,
    facts({start: {region: "coast", place: words}}),
    "facts.start: found",
  ],
  [
    "a guide of whom nothing is known",
    whales,
    facts({guideLanguages: {}}),
    "facts.guideLanguages: found {}, expected at least one",
  ],
  [
    "an age below one",
    whales,
    facts({minimumAge: 0}),
    "facts.minimumAge: found 0, expected at least 1",
  ],
  [
    "mud that is a text",
    whales,
    facts({access: {mud: "yes"}}),
    'facts.access.mud: found "yes", expected true or false',
  ],
  [
    "more nights than the trip has",
    whales,
    facts({accommodation: {nights: 4}}),
    "facts.accommodation.nights: found 4, expected 3",
  ],
  [
    "more dinners than days",
    whales,
    facts({mealsIncluded: {dinners: 5}}),
    "facts.mealsIncluded.dinners: found 5, expected at most 4",
  ],
  [
    "a fact that is given and open",
    whales,
    trip => {
      trip.facts = {minimumAge: 12}
      trip.ask = ["minimumAge"]
    },
    'ask[0]: found "minimumAge", expected no fact',
  ],
  [
    "a fact that is open twice",
    whales,
    trip => {
      trip.facts = {}
      trip.ask = ["group", "group"]
    },
    'ask[1]: found "group" a second time',
  ],
  [
    "an open fact that there is none of",
    whales,
    trip => {
      delete trip.facts
      trip.ask = ["weather"]
    },
    'ask[0]: found "weather", expected one of',
  ],
])

it("takes a trip with any one of the facts, with none, and with all of them open", () => {
  const all = {
    start: {region: "coast"},
    end: {place: words},
    startTime: "18:00",
    effort: {level: "easy", upTo: "moderate", why: words},
    access: {steps: 700},
    group: {fewest: 2, most: 8, isPrivate: true},
    guideLanguages: {languages: ["en"]},
    minimumAge: 12,
    accommodation: {nights: 3, kind: words},
    mealsIncluded: {lunches: 3},
  }
  for (const [name, value] of Object.entries(all))
    expect(faultsOf(whales, facts({[name]: value}))).toEqual([])
  expect(faultsOf(whales, facts(all))).toEqual([])
  expect(faultsOf(whales, facts({}))).toEqual([])
  const open = (trip: Record<string, unknown>) => {
    delete trip.facts
    trip.ask = Object.keys(all)
  }
  expect(faultsOf(whales, open)).toEqual([])
})
