import {scenesOf} from "./destination-pages"

const place = {latitude: 0, longitude: 0}
const trips = [{slug: "bay", group: "3-days" as const, price: 400, regions: ["coast"]}]

it.each([
  ["its own", {slug: "coast", image: "./coast.jpg", poster: "bay"}, "coast: ./coast.jpg"],
  ["that of its trip", {slug: "coast"}, "coast: bay"],
  ["none", {slug: "moon"}, "moon: "],
])("tells apart which picture stands for a region: %s", (_, region, scene) => {
  expect(scenesOf([{...place, ...region}], trips)).toEqual([scene])
})
