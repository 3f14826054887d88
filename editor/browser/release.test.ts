import type {Release} from "../settings"
import {followRelease} from "./release"

const commit = {commit: "mine", date: "2026-01-31T12:00:00Z"}
const older = {commit: "older", date: "2026-01-31T11:00:00Z"}

/** What is told while a host answers one release after the other, the last one from then on. */
const toldBy = async (...releases: (Release | undefined)[]) => {
  const told: string[] = []
  const fetch = async () => {
    const release = releases.length > 1 ? releases.shift() : releases[0]
    return release ? Response.json(release) : new Response("", {status: 404})
  }
  Object.assign(globalThis, {fetch})
  await followRelease(
    commit,
    "en",
    sentence => told.push(sentence),
    "./",
    async () => undefined,
  )
  return told
}

it("says how long it takes, and that the release is out once the host has it", async () => {
  const told = await toldBy(older, older, undefined, commit)
  expect(told).toEqual([
    expect.stringMatching(/about \d+ minutes/),
    expect.stringMatching("is here"),
  ])
})

it("takes a later commit's release for one that holds the change", async () => {
  const told = await toldBy(older, {commit: "later", date: "2026-01-31T13:00:00Z"})
  expect(told.at(-1)).toMatch("is here")
})

it("says what to do where no release comes, and nothing where builds tell nothing", async () => {
  expect((await toldBy(older)).at(-1)).toMatch(/safe in the repository.*build has failed/)
  expect(await toldBy(undefined)).toHaveLength(1)
})

it("tells of the last commit alone", async () => {
  const fetch = async () => Response.json(commit)
  Object.assign(globalThis, {fetch})
  const told: string[] = []
  const tell = (name: string) => (sentence: string) => told.push(`${name}: ${sentence}`)
  const pause = async () => undefined
  const first = followRelease(commit, "en", tell("first"), "./", pause)
  const second = followRelease(commit, "en", tell("second"), "./", pause)
  await Promise.all([first, second])
  expect(told.filter(sentence => /is here/.test(sentence))).toEqual([
    expect.stringMatching(/^second/),
  ])
})
