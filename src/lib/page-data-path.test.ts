/** @jest-environment node */
import {pageDataPath} from "./page-data-path"

it.each([
  ["/en/terms/", "/page-data/en/terms/page-data.json"],
  ["/404/", "/page-data/404/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
  ["/", "/page-data/index/page-data.json"],
])("says where Gatsby puts the data of %s", (page, path) => {
  expect(pageDataPath(page)).toBe(path)
})
