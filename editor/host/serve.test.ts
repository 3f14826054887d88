import {mkdtemp, readFile, stat, writeFile} from "fs/promises"
import {createServer, request, type Server} from "http"
import type {AddressInfo} from "net"
import os from "os"
import path from "path"
import sharp from "sharp"
import {makeSmallSite} from "../../gatsby/content/testing/small-site"
import {serveEditor} from "./serve"

const token = "made-for-this-test"
let server: Server
let port = 0
let site: Awaited<ReturnType<typeof makeSmallSite>>
const told: string[] = []

beforeAll(async () => {
  site = await makeSmallSite()
  const folder = await mkdtemp(path.join(os.tmpdir(), "editor-"))
  await writeFile(path.join(folder, "index.html"), "the editor")
  const onSave = (lines: string[]) => void told.push(...lines)
  const editor = serveEditor({root: site.root, folder, token, onSave})
  server = createServer((asked, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*")
    void editor(asked, response, () => response.writeHead(404).end("the site"))
  })
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => new Promise(resolve => server.close(resolve)))

type Answer = {status: number | undefined; headers: Record<string, unknown>; body: string}

/** Asks as any program can: with whatever headers. */
const ask = (
  address: string,
  headers: Record<string, string> = {},
  body?: string,
  encoding: BufferEncoding = "utf8",
) =>
  new Promise<Answer>((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST"
    const sent = {host: `localhost:${port}`, ...headers}
    const asked = request(
      {port, host: "localhost", path: address, method, headers: sent},
      answer => {
        const parts: Buffer[] = []
        answer.on("data", part => parts.push(part))
        answer.on("end", () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts).toString(encoding),
          }),
        )
      },
    )
    asked.on("error", reject)
    asked.end(body)
  })

const own = {authorization: `token ${token}`}
const post = async (query: string, variables: object) =>
  JSON.parse((await ask("/editor/api/graphql", own, JSON.stringify({query, variables}))).body)
const query = async (asked: string) => {
  const text = `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ${asked} } }`
  return (await post(text, {owner: "local", repo: "content", branch: "main"})).data.repository
}
const tree = async () =>
  JSON.parse((await ask("/editor/api/v3/repos/local/content/git/trees/main?recursive=1", own)).body)
    .tree as {path: string; sha: string}[]
const head = async (): Promise<string> =>
  (
    await query(
      "ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid } } } } }",
    )
  ).ref.target.history.nodes[0].oid

it("shows the editor, and leaves every other address to the site", async () => {
  expect(await ask("/editor/")).toMatchObject({status: 200, body: "the editor"})
  expect(await ask("/editor")).toMatchObject({status: 302, headers: {location: "/editor/"}})
  expect(await ask("/editor/nothing.js")).toMatchObject({status: 404})
  expect(await ask("/en/")).toMatchObject({body: "the site"})
})

it.each([
  ["another site's page", {"sec-fetch-site": "cross-site"}],
  ["a page of another port", {origin: "http://localhost:1"}],
  ["another name of this machine", {host: "evil.test"}],
  ["a page without an address of its own", {origin: "null"}],
  ["an origin that is none", {origin: "http://"}],
])("is shut to %s", async (_, headers) => {
  for (const address of ["/editor/", "/editor/settings-en.json", "/editor/api/v3/user"])
    expect(await ask(address, {...own, ...headers} as Record<string, string>)).toMatchObject({
      status: 403,
      body: "The editor answers pages of this computer alone.",
    })
})

it("lets no other site read an answer, whatever the development server allows", async () => {
  const {headers, body} = await ask("/editor/settings-en.json")
  expect(headers).not.toHaveProperty("access-control-allow-origin")
  expect(JSON.parse(body)).toMatchObject({token, config: {backend: {repo: "local/content"}}})
})

it("wants the token that it was started with, and says so in the language of the browser", async () => {
  const answer = (language: string) =>
    ask("/editor/api/v3/user", {authorization: "token old", "accept-language": language})
  const spanish = await answer("es-CO,es;q=0.9,en;q=0.8")
  expect(spanish).toMatchObject({
    status: 401,
    body: expect.stringContaining("Recarga esta página"),
  })
  expect((await answer("fr")).body).toContain("Load this page again")
  const {body} = await ask("/editor/settings-es.json")
  expect(JSON.parse(body).config.collections[0].label).toBe("Experiencias")
})

it("lists the content as git would, and reads it by its hashes", async () => {
  const files = await tree()
  const file = files.find(({path: place}) => place === "data/site.json")
  const text = await readFile(site.at("data/site.json"), "utf8")
  expect(files.every(({path: place}) => /^(data|locales)\//.test(place))).toBe(true)
  const asked = `content_7: object(oid: "${file?.sha}") { ... on Blob { text isTruncated } }`
  expect((await query(asked)).content_7.text).toBe(text)
  const blob = `/editor/api/v3/repos/local/content/git/blobs/${file?.sha}`
  expect(await ask(blob, own)).toMatchObject({status: 200, body: text})
})

it("gives the pictures of the content, small, and nothing else", async () => {
  const picture = (await tree()).find(({path: place}) => place.endsWith(".jpg"))?.path ?? ""
  const {width = 0} = await sharp(await readFile(site.at(picture))).metadata()
  const {status, body} = await ask(`/editor/pictures/${picture}`, {}, undefined, "latin1")
  expect(status).toBe(200)
  const small = await sharp(Buffer.from(body, "latin1")).metadata()
  expect(small.width).toBeLessThan(width)
  for (const name of ["data/site.json", "data/nothing.jpg", "../secret.jpg", "data/%E0%A4%A.jpg"])
    expect(await ask(`/editor/pictures/${name}`)).toMatchObject({status: 204, body: ""})
})

const commit = async (file: string, text: string, expectedHeadOid: string) =>
  post(
    `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid file_0: file(path: "${file}") { oid } } } }`,
    {
      input: {
        branch: {branchName: "main"},
        expectedHeadOid,
        fileChanges: {
          additions: [{path: file, contents: Buffer.from(text).toString("base64")}],
          deletions: [],
        },
      },
    },
  )

it("saves a commit into the folder, and tells of it", async () => {
  const text = (await readFile(site.at("data/site.json"), "utf8")).replace("2024", "2023")
  const before = await head()
  const {data} = await commit("data/site.json", text, before)
  expect(await readFile(site.at("data/site.json"), "utf8")).toBe(text)
  const {sha} = (await tree()).find(({path: place}) => place === "data/site.json") ?? {}
  expect(data.createCommitOnBranch.commit.file_0.oid).toBe(sha)
  expect(data.createCommitOnBranch.commit.oid).toBe(await head())
  expect(told).toContain("data/site.json: 1 line in, 1 out")
})

it("names a state that comes back otherwise than the first time", async () => {
  const file = "data/site.json"
  const text = await readFile(site.at(file), "utf8")
  const first = await head()
  expect(await head()).toBe(first)
  const changed = text.replace(/"copyrightFrom": \d+/, '"copyrightFrom": 2019')
  const {data} = await commit(file, changed, first)
  await writeFile(site.at(file), text)
  expect([first, data.createCommitOnBranch.commit.oid]).not.toContain(await head())
})

it("dates the last change of a file by its last writing", async () => {
  const file = "data/site.json"
  const dates = `history(first: 1, path: "${file}") { nodes { committedDate } }`
  const asked = `history_1: ref(qualifiedName: $branch) { target { ... on Commit { ${dates} } } }`
  const {history_1: last} = await query(asked)
  const {mtime} = await stat(site.at(file))
  expect(last.target.history.nodes[0].committedDate).toBe(mtime.toISOString())
})

it("refuses a commit on an older state, and one that the contract refuses", async () => {
  const before = await head()
  await site.edit("data/site.json", value => Object.assign(value, {copyrightFrom: 2018}))
  const text = await readFile(site.at("data/site.json"), "utf8")
  const {errors} = await commit("data/site.json", text, before)
  expect(errors[0].message).toContain("changed meanwhile")
  const bad = text.replace(/"email": "[^"]*"/, '"email": "nobody"')
  expect((await commit("data/site.json", bad, await head())).errors[0].message).toBe(
    'Site › Site → Email: found "nobody", expected an e-mail address',
  )
  expect(await readFile(site.at("data/site.json"), "utf8")).toBe(text)
})
