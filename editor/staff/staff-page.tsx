import type {ReactNode} from "react"
import {renderToStaticMarkup} from "react-dom/server"
import type {LaunchBlock, OpenPoint} from "../../gatsby/launch/launch-report"
import {type StaffLanguage, staffLanguages} from "../../gatsby/words/staff-languages"
import {locales} from "../../src/i18n/languages"
import {editorHead, editorPath} from "../build"
import {labelPath} from "../format-issue"
import {dictionaries} from "../words"
import type {QuickReply} from "./quick-replies"

type SectionProps = {heading: string; lead: string; children: ReactNode[]}

const Section = ({heading, lead, children}: SectionProps) => (
  <details>
    <summary>
      {heading} ({children.length})
    </summary>
    <p>{lead}</p>
    {children}
  </details>
)

type CopyProps = {heading: string; text: string; language: StaffLanguage; children?: ReactNode}

/** A text with a button that copies it (staff.ts). */
const CopyText = ({heading, text, language, children}: CopyProps) => {
  const {copy, copied} = dictionaries[language].staff
  return (
    <article>
      <h2>{heading}</h2>
      {children}
      <pre>{text}</pre>
      <button type="button" data-copied={copied} aria-label={`${copy}: ${heading}`}>
        {copy}
      </button>
    </article>
  )
}

type PageProps = {
  replies: readonly QuickReply[]
  blocks: readonly LaunchBlock[]
  open: readonly OpenPoint[]
  isGated: boolean
  language: StaffLanguage
}

/** The page beside the form: what to send, what keeps the site from going live, what to ask. */
const StaffPage = ({replies, blocks, open, isGated, language}: PageProps) => {
  const words = dictionaries[language].staff
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
        <Section heading={words.replies} lead={words.repliesLead}>
          {replies.map(({shortcut, title, text}, index) => (
            <CopyText
              key={shortcut}
              heading={`${index + 1}. ${title}`}
              text={text}
              language={language}
            >
              <p>
                <code>/{shortcut}</code>
              </p>
            </CopyText>
          ))}
        </Section>
        <Section heading={words.blocks} lead={words.blocksLead}>
          {blocks.map(({place, text}) => (
            <p key={place}>
              <code>{place}</code> {text[language]}
            </p>
          ))}
        </Section>
        <Section heading={words.open} lead={words.openLead}>
          {open.map(({path, isShared, trips}) => (
            <CopyText
              key={path.join(".")}
              heading={`${labelPath(path, language)} (${trips.length})`}
              text={trips.map(({title}) => title[language]).join("\n")}
              language={language}
            >
              <p>{isShared ? words.answerOnce : words.answerThere}</p>
            </CopyText>
          ))}
        </Section>
      </main>
    </body>
  )
}

/** A page whose head begins as that of every page of the editor. */
const toHtml = (language: StaffLanguage, body: ReactNode) => `<!doctype html>
<html lang="${language}">
<head>
${editorHead}
<title>${dictionaries[language].form.staffPage}</title>
<link rel="stylesheet" href="${editorPath}/staff.css">
<script type="module" src="${editorPath}/staff.js"></script>
</head>
${renderToStaticMarkup(body)}
</html>
`

export const staffPage = (props: PageProps): string =>
  toHtml(props.language, <StaffPage {...props} />)

/** What stands in its place while the content has issues. */
export const issuesPage = (issues: string, language: StaffLanguage): string =>
  toHtml(language, <pre>{issues}</pre>)
