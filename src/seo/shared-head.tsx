import {headWords, type PageWords} from "../i18n/head-words"
import {languages} from "../i18n/languages"
import {namedLanguage} from "../i18n/paths"
import type {WordKey} from "../i18n/use-words"

type SharedHeadProps = {
  /** Result of the page's query: its namespaces in every language. */
  data: PageWords & {readonly operator: {readonly brand: string} | null}
  /** Path of the address: it decides the title's language, where it names one. */
  path: string
  title: Extract<WordKey, `${string}:tab`>
}

/** Hides the blocks of other languages if the address has one (src/inline-script/language.ts). */
const blockRules = languages
  .map(code => `[data-address-language=${code}] [data-block]:not(:lang(${code})){display:none}`)
  .join("")

/** Head of a page in every language; not indexed. */
export const SharedHead = ({data, path, title}: SharedHeadProps) => {
  const named = namedLanguage(path)
  const titles = (named ? [named] : languages).map(language => headWords(data, language)(title))
  return (
    <>
      <title>{`${titles.join(" · ")} | ${data.operator?.brand}`}</title>
      <meta name="robots" content="noindex" />
      <style>{blockRules}</style>
    </>
  )
}
