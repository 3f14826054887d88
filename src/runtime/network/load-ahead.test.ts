import {loadAhead, respectSaveData} from "./load-ahead"

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

test("a page whose data is there is made ready when the browser is idle", () => {
  jest.useFakeTimers()
  const hovering = jest.fn()
  loadAhead(Object.assign(window, {___loader: {hovering}}), "/en/about-us/")
  expect(hovering).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(hovering).toHaveBeenCalledWith("/en/about-us/")
})
