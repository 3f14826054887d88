import {type Audit, median, summarize} from "./figures"

const sample = (lcp: number, cls = 0, element = "img"): Audit => ({
  fcp: 600,
  lcp,
  tbt: 0,
  cls,
  element,
  scores: {performance: 100},
})

it("takes the middle value, not the mean", () => {
  expect(median([900, 100, 300])).toBe(300)
  expect(median([4, 1, 3, 2])).toBe(2)
})

it("does not let a median hide a shift or a changed element", () => {
  const audits = [sample(700), sample(9000, 0.2, "h1"), sample(710)]
  expect(summarize(audits)).toMatchObject({lcp: 710, cls: 0.2, element: "img or h1"})
})

it("takes a score from the audits that asked for it", () => {
  const first = {...sample(700), scores: {performance: 90, seo: 80}}
  expect(summarize([first, sample(700), sample(700)]).scores).toEqual({performance: 100, seo: 80})
})
