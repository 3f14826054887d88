import sharp from "sharp"
import {staffLanguages} from "../../gatsby/words/staff-languages"
import {watchCommits} from "./commits"
import type {Commit} from "./judge-commit"
import {tellRefusal} from "./refusals"

const api = "https://api.house.test/graphql"

/** A question that commits, as the editor's framework asks it. */
const committing = (fileChanges: object, branchName = "cms/draft") => ({
  method: "POST",
  body: JSON.stringify({
    query:
      "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }",
    variables: {input: {branch: {branchName}, fileChanges}},
  }),
})

const save = committing({additions: [{path: "data/a.json", contents: btoa("{}")}], deletions: []})
const removal = committing({additions: [], deletions: [{path: "data/a.json"}]})

/** A window that asks a repository, with the judge of commits in between. */
const setUp = (answer: () => Response, refused?: string) => {
  const ask = jest.fn(async () => answer())
  const alert = jest.fn()
  const done = jest.fn((_: Commit) => undefined)
  const published = jest.fn()
  Object.assign(globalThis, {window: {fetch: ask, alert}})
  watchCommits("en", {judge: async () => refused, done, published, branch: "main"})
  const fetch = (options: RequestInit, address = api) => window.fetch(address, options)
  return {ask, alert, done, published, fetch}
}

const made = () => Response.json({data: {}})

it("sends a commit that is sound, and tells what it did once it is made", async () => {
  const {ask, alert, done, fetch} = setUp(made)
  await fetch(save)
  expect(ask).toHaveBeenCalledTimes(1)
  const [[{additions}]] = done.mock.calls as [[Commit]]
  expect(new TextDecoder().decode(additions.get("data/a.json"))).toBe("{}")
  expect(alert).not.toHaveBeenCalled()
})

it("sends photographs without what a camera notes in them, and other files as they are", async () => {
  const {ask, fetch} = setUp(made)
  const noted = await sharp({create: {width: 8, height: 8, channels: 3, background: "#8c4a40"}})
    .withExif({IFD3: {GPSLatitudeRef: "N", GPSLatitude: "3/1 27/1 0/1"}})
    .jpeg()
    .toBuffer()
  const photo = {path: "data/a.jpg", contents: noted.toString("base64")}
  const text = {path: "data/a.json", contents: btoa("{}")}
  await fetch(committing({additions: [photo, text]}))
  const [[, {body = ""} = {}]] = ask.mock.calls as unknown as [[string, {body?: string}]]
  const {additions} = JSON.parse(body).variables.input.fileChanges
  expect(additions).toEqual([{...photo, contents: expect.any(String)}, text])
  expect(await sharp(Buffer.from(additions[0].contents, "base64")).metadata()).not.toHaveProperty(
    "exif",
  )
})

it("sends no commit that is refused, and answers as a repository that refuses does", async () => {
  const {ask, alert, done, fetch} = setUp(made, "Price: found 0")
  expect(await (await fetch(save)).json()).toMatchObject({errors: [{message: "Price: found 0"}]})
  expect([ask, alert, done].flatMap(called => called.mock.calls)).toEqual([])
  await fetch(removal)
  expect(alert).toHaveBeenCalledWith(expect.stringContaining("Price: found 0"))
})

it("tells why the repository refuses a removal, and takes no refused commit for made", async () => {
  const {alert, done, fetch} = setUp(() => Response.json({errors: [{message: "It is named"}]}))
  await fetch(removal)
  expect(alert).toHaveBeenCalledWith(expect.stringContaining("It is named"))
  const shut = setUp(() => Response.json({message: "Bad credentials"}, {status: 401}))
  await shut.fetch(save)
  expect([...done.mock.calls, ...shut.done.mock.calls, ...shut.alert.mock.calls]).toEqual([])
})

it("leaves other questions alone, and says what to do where nobody answers", async () => {
  const {ask, fetch} = setUp(made, "refused")
  await fetch({body: JSON.stringify({query: "query { repository { id } }"})})
  expect(ask).toHaveBeenCalledTimes(1)
  const lost = setUp(() => {
    throw new TypeError("Failed to fetch")
  })
  await expect(lost.fetch({})).rejects.toThrow("There is no answer.")
})

const github = "https://api.github.com"
const merge = {method: "PUT", body: "{}"}

it("says in plain words why GitHub refuses a change, in the shape that it has", async () => {
  const answer = () => Response.json({message: "Bad credentials"}, {status: 401})
  const refused = await setUp(answer).fetch(save, `${github}/graphql`)
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({message: expect.stringMatching(/sign-in has ended/)})
  const read = await setUp(answer).fetch({}, `${github}/user`)
  expect(await read.json()).toEqual({message: "Bad credentials"})
})

it("tells of what reaches the site's branch, and of nothing else", async () => {
  const commit = {oid: "c1", committedDate: "2026-01-31T12:00:00Z"}
  const {published, fetch} = setUp(() => Response.json({data: {createCommitOnBranch: {commit}}}))
  await fetch(save)
  expect(published).not.toHaveBeenCalled()
  await fetch(committing({additions: []}, "main"))
  expect(published).toHaveBeenCalledWith({commit: "c1", date: commit.committedDate})
})

it("tells that a draft is published, or why it is not", async () => {
  const pull = `${github}/repos/house/site/pulls/1/merge`
  const done = setUp(() => Response.json({merged: true, sha: "c2"}))
  await done.fetch(merge, pull)
  expect(done.published).toHaveBeenCalledWith(expect.objectContaining({commit: "c2"}))
  const refused = setUp(() => Response.json({message: "Not mergeable"}, {status: 405}))
  await refused.fetch(merge, pull)
  expect(refused.alert).toHaveBeenCalledWith(expect.stringContaining("changed the same lines"))
  expect(refused.published).not.toHaveBeenCalled()
})

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
  for (const language of staffLanguages)
    expect(tellRefusal({status: 401, said: ""}, language)).toMatch(/kept in this|sigue en este/)
})
