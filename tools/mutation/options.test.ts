import {folders} from "./folders"
import {readOptions} from "./options"

it("tries every folder where none is named", () => {
  expect(readOptions([])).toEqual({folders, isFresh: false})
  expect(readOptions(["--fresh"])).toEqual({folders, isFresh: true})
})

it("tries the named folders, as a shell completes them, too", () => {
  expect(readOptions(["src/chat/", "--fresh", "gatsby/publish/feeds"])).toEqual({
    folders: ["src/chat", "gatsby/publish/feeds"],
    isFresh: true,
  })
})

it.each(["src/nowhere", "--quick"])("names %s and says what there is", word => {
  expect(() => readOptions([word])).toThrow(
    `mutation: found "${word}", expected --fresh or some of ${folders[0]}`,
  )
})
