import {testRules} from "./testing/trip-rules"

const coast = "data/regions/coast/region.json"
const imageAlt = {en: "A river in the morning", es: "Un río por la mañana"}

testRules([
  [
    "a highest place below the lowest",
    coast,
    region => (region.altitude = {low: 20, high: 10}),
    "altitude.high: found 10, expected no lower than “low”",
  ],
  [
    "days colder than nights",
    coast,
    region => (region.temperature = {low: 20, high: 10}),
    "temperature.high: found 10, expected no lower than “low”",
  ],
  [
    "a picture without its description",
    coast,
    region => (region.image = "./river.jpg"),
    "imageAlt: found nothing, expected a picture (image) and its description (imageAlt)",
  ],
  [
    "a description without its picture",
    coast,
    region => (region.imageAlt = imageAlt),
    "imageAlt: found {",
  ],
])
