import type {GatsbyConfig} from "gatsby"
import {isNoindexBuild, loadEnvFile, readEnvironment} from "./gatsby/environment/environment"
import {jsonTypeName} from "./gatsby/graphql/schema"
import {manifestOptions} from "./gatsby/publish/manifest"
import {sitemapOptions} from "./gatsby/publish/sitemap"
import {defaultLanguage, languages} from "./src/i18n/languages"

loadEnvFile()
const environment = readEnvironment(process.env)

const config: GatsbyConfig = {
  siteMetadata: {siteUrl: environment.GATSBY_SITE_URL, isNoindex: isNoindexBuild(environment)},
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // Without one, Gatsby asks the network at every build which of its own would suit the host.
  adapter: {name: "none", adapt: () => {}},
  // With the editor, `git diff` shows only edits, no types of development pages.
  graphqlTypegen: environment.GATSBY_EDITOR !== "local" && {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby/{pages,publish}/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {name: "data", path: "./data", ignore: ["**/.*"]},
    },
    {
      resolve: "gatsby-source-filesystem",
      options: {name: "locale", path: "./locales", ignore: ["**/.*"]},
    },
    {resolve: "gatsby-transformer-json", options: {typeName: jsonTypeName}},
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // Some telephones write JPEGs without an end; the content check refuses damaged ones.
        failOn: "none",
        defaults: {
          formats: ["webp"],
          placeholder: "none",
          webpOptions: {quality: 28},
          jpgOptions: {quality: 70},
        },
      },
    },
    "gatsby-transformer-sharp",
    {resolve: "gatsby-plugin-manifest", options: manifestOptions(process.cwd())},
    ...(isNoindexBuild(environment)
      ? []
      : [{resolve: "gatsby-plugin-sitemap", options: sitemapOptions}]),
    ...(environment.GATSBY_GTM_ID
      ? [{resolve: "gatsby-plugin-google-tagmanager", options: {id: environment.GATSBY_GTM_ID}}]
      : []),
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        languages: [...languages],
        defaultLanguage,
        fallbackLanguage: defaultLanguage,
        redirect: false,
        verbose: false,
        // Paths contain the language; this stops the plugin from generating more pages.
        pages: [{matchPath: `/:lang(${languages.join("|")})?/:rest*`, getLanguageFromPath: true}],
        i18nextOptions: {
          interpolation: {escapeValue: false},
          debug: process.env.NODE_ENV === "development",
        },
      },
    },
  ],
}

export default config
