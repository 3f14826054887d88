/** @jest-environment node */
import {readdirSync} from "node:fs"
import path from "node:path"

jest.mock("gatsby", () => ({graphql: () => undefined, useStaticQuery: () => undefined}))

type Props = {data: object; location: {pathname: string}; pageContext: {language: "en"}}
type Template = {default: (props: Props) => unknown; Head: (props: Props) => unknown}

const templates = readdirSync(__dirname).filter(name => /^[\w-]+\.tsx$/.test(name))

const props: Props = {
  data: {},
  location: {pathname: "/en/somewhere/"},
  pageContext: {language: "en"},
}

it.each(templates)("%s ends the build where its data is missing", name => {
  const {default: Page, Head} = require(path.join(__dirname, name)) as Template
  const message = /^\/en\/somewhere\/: expected \w+, found none$/
  expect(() => Page(props)).toThrow(message)
  expect(() => Head(props)).toThrow(message)
})
