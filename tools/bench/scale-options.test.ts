import {readScaleOptions} from "./scale-options"

it("builds three sites, the largest without real pictures, and publishes those alone", () => {
  expect(readScaleOptions([])).toEqual({
    sites: [
      {count: 28, pictures: "real"},
      {count: 280, pictures: "real"},
      {count: 1000, pictures: "blurred"},
    ],
    isUsual: true,
  })
  expect(readScaleOptions(["4"])).toEqual({sites: [{count: 4, pictures: "real"}], isUsual: false})
})

it("takes the pictures that it is told", () => {
  expect(readScaleOptions(["--blurred", "4"]).sites).toEqual([{count: 4, pictures: "blurred"}])
  expect(readScaleOptions(["--real", "300"]).sites).toEqual([{count: 300, pictures: "real"}])
})

it.each(["0", "many", "--fast"])("names %s as a word it does not know", word => {
  expect(() => readScaleOptions([word])).toThrow(`found "${word}"`)
})
