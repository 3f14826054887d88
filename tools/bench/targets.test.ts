import {sampleAudit, sampleFigures} from "./sample-figures"
import {missedTargets} from "./targets"

it("has nothing to say where all targets are reached", () => {
  expect(missedTargets(sampleFigures())).toEqual([])
})

it("names page, throttling and figure of each target missed", () => {
  const applied = {
    site: sampleAudit({lcp: 2000, tbt: 60, cls: 0.02}),
    plain: sampleAudit({lcp: 1000}),
  }
  expect(missedTargets(sampleFigures({applied}))).toEqual([
    "/en/, applied: LCP is 2.000 times the hand-written page’s, the target is 1.05",
    "/en/, applied: TBT is 60 ms, the target is 50, the hand-written page’s is 0",
    "/en/, applied: CLS is 0.0200, the target is 0",
    "/en/, applied: the largest paint comes after 2000 ms, the target is 1500",
  ])
})

it("does not let one throttling make up for the other", () => {
  const simulated = {site: sampleAudit({fcp: 900}), plain: sampleAudit({fcp: 800})}
  expect(missedTargets(sampleFigures({simulated}))).toHaveLength(1)
})

it("names slow answers and scores below the best", () => {
  const scores = {...sampleAudit().scores, seo: 92}
  const simulated = {site: sampleAudit({scores}), plain: sampleAudit()}
  const figures = {
    ...sampleFigures({simulated}),
    interactions: {menu: 40, filter: 180},
    navigation: {slow: 151, plain: 40},
  }
  expect(missedTargets(figures)).toEqual([
    "/en/: the score of seo is 92, the target is 100",
    "filter: INP is 180 ms, the target is 100",
    "catalogue to experience on the slow processor: 151 ms, the target is 150",
  ])
})
