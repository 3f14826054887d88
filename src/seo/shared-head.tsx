import type {PageWords} from "../i18n/head-words"
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
export const SharedHead = ({data: {locales, operator}, path, title}: SharedHeadProps) => {
  const [namespace, key = ""] = title.split(":")
  const language = namedLanguage(path)
  const titles = locales.edges
    .filter(({node}) => node.ns === namespace && (!language || node.language === language))
    .map(({node}) => JSON.parse(node.data ?? "{}")[key])
  return (
    <>
      <title>{`${titles.join(" · ")} | ${operator?.brand}`}</title>
      <meta name="robots" content="noindex" />
      <style>{blockRules}</style>
    </>
  )
}
