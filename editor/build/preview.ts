import {build} from "esbuild"
import {writeFile} from "fs/promises"
import {print} from "graphql"
import path from "path"
import {pageQueries} from "../../gatsby/graphql/standalone/page-queries"
import {iconSprite} from "../../gatsby/publish/icons/icon-sprite"
import {sprite} from "../../src/components/icon/sprite"
import {editorPath} from "../settings"
import {options} from "./options"
import {withStandIns} from "./stand-ins"

const standIns = "editor/preview/stand-ins"

/** Modules that need a disk, or what is round a page, and what stands in for each in a browser. */
export const replaced: Record<string, string> = {
  "gatsby/graphql/images.ts": "images.ts",
  "gatsby/graphql/poster-colors.ts": "poster-colors.ts",
  "gatsby/publish/planner/write-search-index.ts": "no-files.ts",
  "src/templates/frame/page-layout.tsx": "page-layout.tsx",
}

/** Files whose query the preview asks. */
export const queried = [
  "src/templates/experience.tsx",
  "src/templates/destination.tsx",
  "src/site/use-identity.ts",
  "editor/preview/card.tsx",
]

const icons = "icons.svg"

/** What a build of the site writes into its scripts. */
const written = (root: string) => {
  const queryOf = pageQueries(root)
  const queries = queried.map(file => [file, print(queryOf(file))])
  return {
    PREVIEW_QUERIES: JSON.stringify(Object.fromEntries(queries)),
    SITE_LINKS: JSON.stringify({navigation: [], more: [], legal: []}),
    FORMER_SLUGS: "{}",
    "process.cwd": "String",
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env.GATSBY_ICON_SPRITE": JSON.stringify(editorPath + icons),
    "process.env": "{}",
  }
}

/**
 * Writes the editor's preview into its folder: the site's own components and styles, and the resolvers
 * that answer the queries of its pages.
 *
 * @throws Error if a script cannot be bundled
 */
export const writePreview = async (root: string, folder: string): Promise<void> => {
  await build({
    ...options(root, folder),
    entryPoints: {preview: "editor/preview/main.ts", "preview-pane": "editor/preview/pane.css"},
    jsx: "automatic",
    assetNames: "assets/[name]-[hash]",
    loader: {".woff2": "file", ".module.css": "local-css"},
    alias: {gatsby: `./${standIns}/gatsby.tsx`, path: `./${standIns}/path.ts`},
    define: written(root),
    plugins: [withStandIns(root, standIns, replaced)],
  })
  await writeFile(path.join(folder, icons), iconSprite(sprite))
}
