import type {GatsbySSR} from "gatsby"
import {earlyLanguageScript} from "./src/i18n/early-language"
import headingFont from "./src/styles/fonts/bricolage-grotesque.woff2"

export const onRenderBody: GatsbySSR["onRenderBody"] = ({setHeadComponents, setHtmlAttributes}) => {
  setHtmlAttributes({lang: "en"})
  setHeadComponents([
    <script
      key="early-language"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
      dangerouslySetInnerHTML={{__html: earlyLanguageScript()}}
    />,
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={headingFont}
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <meta key="theme-color" name="theme-color" content="#0a3733" />,
  ])
}
