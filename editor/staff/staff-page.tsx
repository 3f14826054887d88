import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import type {SiteContent} from "../../gatsby/content/site-content"
import type {LaunchBlock, OpenQuestions} from "../../gatsby/launch/launch-report"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {locales} from "../../src/i18n/locales"
import {dictionaries} from "../words"
import type {QuickReply} from "./quick-replies"

/** About as many as WhatsApp Business keeps. */
const mostReplies = 50

const words = {
  en: {
    replies: "Quick replies",
    repliesLead:
      "Texts for WhatsApp Business (Settings, Business tools, Quick replies): copy the text and give it the shortcut.",
    first: "It keeps about fifty: enter these first.",
    rest: "If there is room",
    blocks: "Before going live",
    blocksLead: "Each of these has to be put right before the site is public.",
    nothing: "Nothing stands in the way.",
    open: "Open questions",
    site: "The site",
    openLead: "Facts that nobody has settled, as questions to the operator.",
    copy: "Copy",
    copied: "Copied",
  },
  es: {
    replies: "Respuestas rápidas",
    repliesLead:
      "Textos para WhatsApp Business (Ajustes, Herramientas para la empresa, Respuestas rápidas): copia el texto y ponle el atajo.",
    first: "La aplicación guarda unas cincuenta: ingresa primero estas.",
    rest: "Si queda espacio",
    blocks: "Antes de publicar",
    blocksLead: "Todo esto se corrige antes de abrir el sitio.",
    nothing: "Nada lo impide.",
    open: "Preguntas abiertas",
    site: "El sitio",
    openLead: "Datos que nadie ha confirmado, como preguntas al operador.",
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
      data-copied={words[language].copied}
      aria-label={`${words[language].copy}: ${heading}`}
    >
      {words[language].copy}
    </button>
  </article>
)

type RepliesProps = {replies: readonly QuickReply[]; language: StaffLanguage}

const Replies = ({replies, language}: RepliesProps) =>
  replies.map(({shortcut, title, text}) => (
    <CopyText key={shortcut} heading={title} text={text} language={language}>
      <p>
        <code>/{shortcut}</code>
      </p>
    </CopyText>
  ))

type OpenProps = {
  content: SiteContent
  open: readonly OpenQuestions[]
  language: StaffLanguage
}

const Questions = ({content, open, language}: OpenProps) =>
  open.map(({slug, questions}) => {
    const trip = content.experiences.find(other => other.slug === slug)
    const heading = trip?.title[language] ?? words[language].site
    const text = [heading, ...questions.map(question => `- ${question[language]}`)].join("\n")
    return <CopyText key={slug ?? ""} heading={heading} text={text} language={language} />
  })

type PageProps = OpenProps &
  RepliesProps & {
    blocks: readonly LaunchBlock[]
    /** Sends visitors to the site's sign-in first. */
    isGated: boolean
  }

/** The page beside the form: what to send, what keeps the site from going live, what to ask. */
const StaffPage = ({content, replies, blocks, open, isGated, language}: PageProps) => {
  const own = words[language]
  return (
    <body data-gated={isGated || undefined}>
      <nav>
        <a href="./">Editor</a>
        {staffLanguages
          .filter(other => other !== language)
          .map(other => (
            <a key={other} href={`staff-${other}.html`} lang={other} hrefLang={other}>
              {locales[other].name}
            </a>
          ))}
      </nav>
      <main>
        <h1>{dictionaries[language].form.staffPage}</h1>
        <ul>
          <li>
            <a href="#replies">{own.replies}</a>
          </li>
          <li>
            <a href="#blocks">
              {own.blocks} ({blocks.length})
            </a>
          </li>
          <li>
            <a href="#open">{own.open}</a>
          </li>
        </ul>
        <h2 id="replies">{own.replies}</h2>
        <p>
          {own.repliesLead} {own.first}
        </p>
        <Replies replies={replies.slice(0, mostReplies)} language={language} />
        {replies.length > mostReplies && (
          <details>
            <summary>{own.rest}</summary>
            <Replies replies={replies.slice(mostReplies)} language={language} />
          </details>
        )}
        <h2 id="blocks">{own.blocks}</h2>
        <p>{blocks.length > 0 ? own.blocksLead : own.nothing}</p>
        <ul>
          {blocks.map(({place, text}) => (
            <li key={place}>
              <code>{place}</code> {text[language]}
            </li>
          ))}
        </ul>
        <h2 id="open">{own.open}</h2>
        <p>{own.openLead}</p>
        <Questions content={content} open={open} language={language} />
      </main>
    </body>
  )
}

/** @param head - lines that every page of the editor begins with */
export const staffPage = (head: string, props: PageProps): string => `<!doctype html>
<html lang="${props.language}">
<head>
${head}
<title>${dictionaries[props.language].form.staffPage}</title>
<link rel="stylesheet" href="staff.css">
<script type="module" src="staff.js"></script>
</head>
${renderToStaticMarkup(<StaffPage {...props} />)}
</html>
`
