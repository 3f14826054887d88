import {readWrk} from "./wrk"

const report = (extra = "") => `Running 1m test @ http://localhost:8395/en/
  2 threads and 200 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    10.10ms    5.20ms 120.00ms   80.00%
    Req/Sec    10.00k     1.00k   15.00k    70.00%
  Latency Distribution
     50%    9.10ms
     99%    1.25s
  1200000 requests in 1.00m, 20.10GB read
${extra}Requests/sec:  20000.50
Transfer/sec:    343.10MB
`

it("reads rate, answers and the slowest hundredth in milliseconds", () => {
  expect(readWrk(report())).toEqual({rate: 20000.5, answers: 1_200_000, errors: 0, slowest: 1250})
})

it("adds up broken connections and refused answers", () => {
  const extra = `  Socket errors: connect 1, read 20, write 300, timeout 4000
  Non-2xx or 3xx responses: 50000
`
  expect(readWrk(report(extra)).errors).toBe(54_321)
})

it("says when wrk did not run", () => {
  expect(() => readWrk("unable to connect")).toThrow("unable to connect")
})
