/** @jest-environment node */
import {respectSaveData} from "./save-data"

const hovered = (connection?: {saveData: boolean}) => {
  const paths: string[] = []
  const page = {
    navigator: {connection},
    ___loader: {hovering: (path: string) => paths.push(path)},
  }
  respectSaveData(page as unknown as Parameters<typeof respectSaveData>[0])
  page.___loader.hovering("/en/")
  return paths
}

it("fetches nothing under the pointer where data is to be saved", () => {
  expect(hovered({saveData: true})).toEqual([])
})

it.each([undefined, {saveData: false}])("leaves links alone where the connection is %p", state => {
  expect(hovered(state)).toEqual(["/en/"])
})
