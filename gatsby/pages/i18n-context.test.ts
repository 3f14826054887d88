import {onCreatePage} from "gatsby-plugin-react-i18next/dist/plugin/onCreatePage"
import config from "../../gatsby-config"
import {languageOfPath} from "../../src/i18n/paths"
import {i18nContext} from "./i18n-context"

const {options} = (config.plugins ?? [])
  .filter(plugin => typeof plugin === "object")
  .find(({resolve}) => resolve === "gatsby-plugin-react-i18next") as {options: object}

const ask = async (page: object) => {
  const made: unknown[] = []
  const actions = {createPage: (other: unknown) => made.push(other), deletePage: () => {}}
  await onCreatePage({page, actions} as never, options as never)
  return made
}

it.each(["/", "/en/", "/es/", "/es/experiences/cali/", "/en/terms/", "/kitchen-sink/"])(
  "says of %s what the plugin would, which then leaves it alone",
  async path => {
    const language = languageOfPath(path)
    const i18n = i18nContext(language, path)
    expect(await ask({path, context: {}})).toEqual([{path, context: {language, i18n}}])
    expect(await ask({path, context: {language, i18n}})).toEqual([])
  },
)
