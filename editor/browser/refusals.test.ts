import {languages} from "../../src/i18n/languages"
import {tellRefusal} from "./refusals"

const told = (status: number, said: string) => tellRefusal({status, said}, "en")

it.each([
  [401, "Bad credentials", "Your sign-in has ended"],
  [200, "Resource not accessible by personal access token", "may read the content but not change"],
  [403, "Must have push access", "may read the content but not change"],
  [403, "API rate limit exceeded", "asks to wait"],
  [200, "Repository rule violations found", "without a review"],
  [405, "Pull Request is not mergeable", "changed the same lines"],
  [404, "Not Found", "no such repository"],
  [502, "Bad Gateway", "does not answer as it should"],
])("tells a status %d with “%s” in plain words, before GitHub's own", (status, said, plain) => {
  expect(told(status, said)).toContain(plain)
  expect(told(status, said)).toMatch(new RegExp(`\\(GitHub: ${said}\\)$`))
})

it("says nothing of its own where it does not know the reason", () => {
  expect(told(200, "Expected branch to point to 1")).toBe("Expected branch to point to 1")
})

it("says in every language what is kept", () => {
  for (const language of languages)
    expect(tellRefusal({status: 401, said: ""}, language)).toMatch(/kept in this|sigue en este/)
})
