import CMS from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {openGate} from "../../src/features/sign-in-gate/open-gate"
import type {Files} from "../configuration/choices"
import {tellFaults} from "../configuration/tell-fault"
import {browserLanguage} from "../language/browser-language"
import {guideAddress} from "../pages/names"
import {
  checksField,
  dataFormat,
  type EditorConfig,
  type EditorSettings,
  editorPath,
  focusField,
  photosField,
  type Release,
  settingsFile,
  thumbnailFolder,
  userKey,
} from "../settings"
import {showBar} from "./bar"
import {checksControl} from "./checks-field"
import {watchCommits} from "./commits"
import {contentFormat} from "./content-format"
import {afterCommit, type Commit, judgeCommit} from "./judge-commit"
import {focusControl} from "./pictures/focus-field"
import {photosControl} from "./pictures/photos-field"
import {prepareStores} from "./prepare-stores"
import {followRelease} from "./release"
import "../../src/styles/tokens.css"
import "./editor.css"
import "./pictures/pictures.css"

/** A bundle of its own: it has the site's components, and React as the site has it. */
const previewScript = "./preview.js"

const readSettings = async (): Promise<EditorSettings> => {
  const file = settingsFile(browserLanguage())
  const answer = await fetch(file, {cache: "no-store"})
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.json()
}

/** The address of a folder's host is told without its origin, which only the browser knows. */
const withOrigin = ({backend, ...config}: EditorConfig): EditorConfig => {
  const {api_root: folder} = backend
  return {...config, backend: {...backend, ...(folder && {api_root: location.origin + folder})}}
}

/** Without its preview the editor works all the same. */
const addPreview = async (format: ReturnType<typeof contentFormat>, {words}: EditorSettings) => {
  const {previewTemplates} = (await import(previewScript)) as typeof import("../preview/main")
  const options = {content: format.files, words: new Map(Object.entries(words))}
  CMS.registerPreviewStyle(`${editorPath}preview-pane.css`)
  for (const [kind, template] of previewTemplates(options))
    CMS.registerPreviewTemplate(kind, template)
}

/** Commits to GitHub are judged here; a folder's host judges them itself, by all that it has on disk. */
const judgeOf = (
  format: ReturnType<typeof contentFormat>,
  {words, token}: EditorSettings,
  language: StaffLanguage,
) => {
  let knownWords: Files = new Map(Object.entries(words))
  const known = () => new Map([...format.files(), ...knownWords])
  /** Says why a commit is refused, if it is. */
  const judge = async (commit: Commit): Promise<string | undefined> => {
    const faults = token ? [] : await judgeCommit(known(), commit)
    return faults.length > 0 ? tellFaults(faults, language) : undefined
  }
  const done = (commit: Commit): void => {
    const after = afterCommit(known(), commit)
    format.committed(after)
    knownWords = new Map([...after].filter(([file]) => file.startsWith("locales/")))
  }
  return {judge, done}
}

const start = async () => {
  const language = browserLanguage()
  await openGate()
  const settings = await readSettings()
  const {config, token} = settings
  if (token)
    localStorage.setItem(userKey, JSON.stringify({backendName: config.backend.name, token}))
  await prepareStores(config)
  const format = contentFormat(
    picture => new URL(thumbnailFolder + encodeURI(picture), location.href).href,
  )
  const tell = showBar(language, guideAddress(config, language))
  const {branch} = config.backend
  const published = (commit: Release) => void followRelease(commit, language, tell)
  watchCommits(language, {
    ...judgeOf(format, settings, language),
    ...(!token && {branch, published}),
  })
  CMS.registerCustomFormat(dataFormat, "json", format)
  CMS.registerFieldType(checksField, checksControl(format, language))
  CMS.registerFieldType(focusField, focusControl(language))
  CMS.registerFieldType(
    photosField,
    photosControl(language, widget => CMS.getFieldType(widget)?.control),
  )
  await addPreview(format, settings).catch(console.error)
  await CMS.init({config: {...withOrigin(config), load_config_file: false}})
}

const notStarted: Record<StaffLanguage, string> = {
  en: "The editor could not start. Load this page again.",
  es: "El editor no pudo iniciar. Recarga esta página.",
}

start().catch((error: Error) => {
  document.body.append(`${notStarted[browserLanguage()]} ${error.message}`)
})
