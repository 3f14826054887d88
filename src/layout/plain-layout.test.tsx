import {render} from "@testing-library/react"
import i18next from "i18next"
import {I18nextProvider} from "react-i18next"
import {languages} from "../i18n/languages"
import {useLanguage, useWords} from "../i18n/use-words"
import {Bilingual} from "./plain-layout"

const wordIn = (language: string) => `home in ${language}`

/** What any part of a page asks for: a word, and the language for its links. */
const Part = () => <p data-language={useLanguage()}>{useWords()("common:nav.home")}</p>

it("speaks each language in its own block, whatever the page's language", () => {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: languages[0],
    resources: Object.fromEntries(
      languages.map(language => [language, {common: {nav: {home: wordIn(language)}}}]),
    ),
  })
  const {container} = render(
    <I18nextProvider i18n={i18n as never}>
      <Bilingual>
        <Part />
      </Bilingual>
    </I18nextProvider>,
  )
  const blocks = [...container.querySelectorAll<HTMLElement>("[data-block]")]
  expect(blocks.map(({lang}) => lang)).toEqual(languages)
  expect(blocks.map(block => block.textContent)).toEqual(languages.map(wordIn))
  expect(blocks.map(block => block.querySelector("p")?.dataset.language)).toEqual(languages)
})
