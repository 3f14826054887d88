/** @jest-environment node */
import {endErrorLoop} from "./end-error-loop"

type Request = {pagePath: string; internalServerError?: boolean; status?: string}

/** Asks as Gatsby does where the server answers 500 to everything. */
class Loader {
  asked: string[] = []
  async fetchPageDataJson(request: Request): Promise<Request> {
    this.asked.push(request.pagePath)
    return this.fetchPageDataJson({...request, pagePath: "/500.html", internalServerError: true})
  }
}

it("ends with the first answer of 500", async () => {
  endErrorLoop(Loader as never)
  const loader = new Loader()
  expect(await loader.fetchPageDataJson({pagePath: "/en/"})).toHaveProperty("status", "error")
  expect(loader.asked).toEqual(["/en/"])
})
