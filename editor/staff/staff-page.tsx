import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import type {LaunchBlock, OpenPoint} from "../../gatsby/launch/launch-report"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {locales} from "../../src/i18n/languages"
import {labelPath} from "../browser/format-issue"
import {editorPath} from "../build"
import {dictionaries} from "../words"
import type {QuickReply} from "./quick-replies"

/** As many replies as WhatsApp Business keeps, and half of them for each language. */
const mostReplies = 50
const half = mostReplies / 2

const texts = {
  en: {
    replies: "Quick replies",
    repliesLead:
      "Texts for WhatsApp Business (Settings, Business tools, Quick replies): copy the text and give it the shortcut.",
    most: (count: number) =>
      `WhatsApp keeps about ${mostReplies}. This page and the Spanish one have ${count} each, the most wanted first.`,
    first: `1 to ${half}: enter these first, in both languages`,
    second: `${half + 1} to ${mostReplies}: if you answer in this language alone`,
    rest: `From ${mostReplies + 1} on: to copy from here`,
    blocks: "Before going live",
    blocksLead: "Each of these has to be put right before the site is public.",
    nothing: "Nothing stands in the way.",
    open: "Open questions",
    openLead:
      "Facts that nobody has settled, what brings most first, with the field that answers each.",
    answerOnce: "Answer once, in “Answers for all trips”, or on the trip where it differs.",
    answerThere: "Answer on each trip.",
    copy: "Copy",
    copied: "Copied",
  },
  es: {
    replies: "Respuestas rápidas",
    repliesLead:
      "Textos para WhatsApp Business (Ajustes, Herramientas para la empresa, Respuestas rápidas): copia el texto y ponle el atajo.",
    most: (count: number) =>
      `WhatsApp guarda unas ${mostReplies}. Esta página y la que está en inglés tienen ${count} cada una, primero las más pedidas.`,
    first: `1 a ${half}: ingresa primero estas, en los dos idiomas`,
    second: `${half + 1} a ${mostReplies}: si respondes solo en este idioma`,
    rest: `Desde la ${mostReplies + 1}: para copiar desde aquí`,
    blocks: "Antes de publicar",
    blocksLead: "Todo esto se corrige antes de abrir el sitio.",
    nothing: "Nada lo impide.",
    open: "Preguntas abiertas",
    openLead:
      "Datos que nadie ha confirmado, primero lo que más aporta, con el campo donde se responde.",
    answerOnce:
      "Responde una vez, en “Respuestas para todos los viajes”, o en el viaje donde sea distinto.",
    answerThere: "Responde en cada viaje.",
    copy: "Copiar",
    copied: "Copiado",
  },
} satisfies Record<StaffLanguage, object>

type CopyProps = {heading: string; text: string; language: StaffLanguage; children?: ReactNode}

/** A text with a button that copies it (staff.ts). */
const CopyText = ({heading, text, language, children}: CopyProps) => (
  <article>
    <h3>{heading}</h3>
    {children}
    <pre>{text}</pre>
    <button
      type="button"
      data-copied={texts[language].copied}
      aria-label={`${texts[language].copy}: ${heading}`}
    >
      {texts[language].copy}
    </button>
  </article>
)

type RepliesProps = {replies: readonly QuickReply[]; language: StaffLanguage}

/** Replies in the order in which they are entered, in as many parts as there is room for. */
const Replies = ({replies, language}: RepliesProps) => {
  const {first, second, rest} = texts[language]
  const parts = [
    {label: first, from: 0, to: half},
    {label: second, from: half, to: mostReplies},
    {label: rest, from: mostReplies, to: replies.length},
  ].filter(({from}) => from < replies.length)
  return parts.map(({label, from, to}) => (
    <details key={label} open={from === 0}>
      <summary>{label}</summary>
      {replies.slice(from, to).map(({shortcut, title, text}, index) => (
        <CopyText
          key={shortcut}
          heading={`${from + index + 1}. ${title}`}
          text={text}
          language={language}
        >
          <p>
            <code>/{shortcut}</code>
          </p>
        </CopyText>
      ))}
    </details>
  ))
}

type OpenProps = {open: readonly OpenPoint[]; language: StaffLanguage}

const OpenPoints = ({open, language}: OpenProps) =>
  open.map(({path, isShared, trips}) => (
    <CopyText
      key={path.join(".")}
      heading={`${labelPath(path, language)} (${trips.length})`}
      text={trips.map(({title}) => title[language]).join("\n")}
      language={language}
    >
      <p>{isShared ? texts[language].answerOnce : texts[language].answerThere}</p>
    </CopyText>
  ))

type PageProps = OpenProps &
  RepliesProps & {
    blocks: readonly LaunchBlock[]
    /** Sends visitors to the site's sign-in first. */
    isGated: boolean
  }

/** The page beside the form: what to send, what keeps the site from going live, what to ask. */
const StaffPage = ({replies, blocks, open, isGated, language}: PageProps) => {
  const words = texts[language]
  return (
    <body data-gated={isGated || undefined}>
      <nav>
        <a href={`${editorPath}/`}>Editor</a>
        {staffLanguages
          .filter(other => other !== language)
          .map(other => (
            <a key={other} href={`${editorPath}/staff-${other}/`} lang={other} hrefLang={other}>
              {locales[other].name}
            </a>
          ))}
      </nav>
      <main>
        <h1>{dictionaries[language].form.staffPage}</h1>
        <ul>
          <li>
            <a href="#replies">{words.replies}</a>
          </li>
          <li>
            <a href="#blocks">
              {words.blocks} ({blocks.length})
            </a>
          </li>
          <li>
            <a href="#open">{words.open}</a>
          </li>
        </ul>
        <h2 id="replies">{words.replies}</h2>
        <p>
          {words.repliesLead} {words.most(replies.length)}
        </p>
        <Replies replies={replies} language={language} />
        <h2 id="blocks">{words.blocks}</h2>
        <p>{blocks.length > 0 ? words.blocksLead : words.nothing}</p>
        <ul>
          {blocks.map(({place, text}) => (
            <li key={place}>
              <code>{place}</code> {text[language]}
            </li>
          ))}
        </ul>
        <h2 id="open">{words.open}</h2>
        <p>{words.openLead}</p>
        <OpenPoints open={open} language={language} />
      </main>
    </body>
  )
}

/** A page whose head begins as that of every page of the editor. */
const toHtml = (head: string, language: StaffLanguage, body: ReactNode) => `<!doctype html>
<html lang="${language}">
<head>
${head}
<title>${dictionaries[language].form.staffPage}</title>
<link rel="stylesheet" href="${editorPath}/staff.css">
<script type="module" src="${editorPath}/staff.js"></script>
</head>
${renderToStaticMarkup(body)}
</html>
`

export const staffPage = (head: string, props: PageProps): string =>
  toHtml(head, props.language, <StaffPage {...props} />)

/** What stands in its place while the content has issues. */
export const issuesPage = (head: string, issues: string, language: StaffLanguage): string =>
  toHtml(head, language, <pre>{issues}</pre>)
