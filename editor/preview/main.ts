import "../../src/styles/tokens.css"
import "../../src/styles/fonts.css"
import "../../src/styles/global.css"
import type {CustomPreviewTemplate, CustomPreviewTemplateProps} from "@sveltia/cms"
import type {ReactElement} from "react"
import type {z} from "zod"
import {folderSchemas} from "../../gatsby/content/schema/files"
import {mapTexts} from "../../gatsby/content/texts-of"
import {faultsIn} from "../browser/content-format"
import type {Files} from "../configuration/choices"
import {tellFaultOfField} from "../configuration/tell-fault"
import {browserLanguage} from "../language/browser-language"
import {previewPane} from "./pane"
import {nameOfUnsaved} from "./pictures"
import {renderPage} from "./render"
import {typedSoFar} from "./typed-so-far"
import {type Previewed, type ViewName, views} from "./views"

/** The framework's React, another version than the site's. */
declare const h: (type: string, props: object) => ReactElement

/** Milliseconds without typing before the preview updates. */
const pause = 150

type Entry = CustomPreviewTemplateProps["entry"]

type Draft = {file: string; slug: string; value: unknown}

/** Placeholder slug until one is typed. */
const newSlug = "new"

const draftOf = (kind: Previewed, entry: Entry): Draft => {
  const {name, schema} = folderSchemas[kind]
  const data = (entry.get("data") as {toJS: () => unknown}).toJS()
  // Pictures that are not saved yet have an address in memory.
  const named = mapTexts(data, text => (text.startsWith("blob:") ? nameOfUnsaved(text) : text))
  const value = typedSoFar(schema as z.ZodType, named) as {slug: string}
  const slug = value.slug || newSlug
  const file = String(entry.get("path") || `data/${kind}/${slug}/${name}.json`)
  return {file, slug, value: {...value, slug}}
}

/** Maximum number of faults shown. */
const most = 3

/** Explains why a page cannot be shown: faults of its file, or the error. */
const explain = (content: Files, file: string, error: unknown): Error => {
  const own = faultsIn(content).filter(({place}) => place.file === file)
  const told = own.slice(0, most).map(fault => tellFaultOfField(fault, browserLanguage()))
  return new Error(told.join("\n") || (error as Error).message)
}

type PreviewOptions = {
  /** Data files by their path, as they are now. */
  content: () => Files
  /** Words of the interface by the path of their file. */
  words: Files
}

const templateOf = (kind: Previewed, {content, words}: PreviewOptions): CustomPreviewTemplate => {
  let draft: Draft | undefined
  let pane: ReturnType<typeof previewPane> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const render: Parameters<typeof previewPane>[1]["render"] = async (view, language) => {
    if (!draft) return ""
    const {file, slug, value} = draft
    const files = new Map([...content(), [file, value]])
    try {
      return await renderPage({kind, view, language, slug, content: files, words})
    } catch (error) {
      throw explain(files, file, error)
    }
  }

  const attach = (root: HTMLElement | null) => {
    pane?.end()
    pane = root
      ? previewPane(root, {views: Object.keys(views[kind]) as ViewName[], render})
      : undefined
    void pane?.refresh()
  }

  return ({entry}) => {
    draft = draftOf(kind, entry)
    clearTimeout(timer)
    timer = setTimeout(() => pane?.refresh(), pause)
    return h("div", {ref: attach})
  }
}

/** Makes the preview components for the framework. */
export const previewTemplates = (options: PreviewOptions): [Previewed, CustomPreviewTemplate][] =>
  (Object.keys(views) as Previewed[]).map(kind => [kind, templateOf(kind, options)])
