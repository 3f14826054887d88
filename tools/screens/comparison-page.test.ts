import {comparisonPage} from "./comparison-page"

const change = (title: string, share: number) => ({
  title,
  share,
  pictures: {before: `${title}-1.png`, after: `${title}-2.png`, marked: `${title}-3.png`},
})

it("shows what changed most first, and takes no title for markup", () => {
  const page = comparisonPage('1234567 A "<b>" commit', 9, [
    change("home", 0.01),
    change("trip", 0.2),
  ])
  expect(page).toContain("2 of 9 photographs differ from 1234567 A &#34;&#60;b&#62;&#34; commit")
  expect(page.indexOf("trip-1.png")).toBeLessThan(page.indexOf("home-1.png"))
  expect(page).toContain("20.00 %")
})
