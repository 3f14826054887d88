import {createElement, type ReactNode, Suspense} from "react"

it("ends the build where a part of a page throws, and says what and where", async () => {
  const {
    replaceRenderer,
  }: {replaceRenderer: (page: object) => unknown} = require("../../gatsby-ssr")
  const Broken = () => {
    throw new Error("broken")
  }
  const page = (part: ReactNode) => ({
    pathname: "/en/",
    bodyComponent: createElement(Suspense, {fallback: null}, part),
    replaceBodyHTMLString: jest.fn(),
  })
  await expect(replaceRenderer(page(createElement(Broken)))).rejects.toThrow(
    /\/en\/.*Error: broken\n +at Broken/,
  )
  await expect(replaceRenderer(page("whole"))).resolves.toBeUndefined()
})
