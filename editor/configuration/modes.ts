import type {CmsConfig} from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {type EditorConfig, editorPath} from "../settings"
import type {Files} from "./choices"
import {collectionsOf} from "./configuration"

/** Bytes; the contract refuses pictures of more than 120 megapixels, and none that is good is larger. */
const largestPicture = 15_000_000

const common: Omit<CmsConfig, "backend"> = {
  load_config_file: false,
  app_title: "Editor",
  // Pictures are named by the files that they stand beside; a collection says where.
  media_folder: "/data/pages/pictures",
  public_folder: "/pictures",
  media_libraries: {
    default: {config: {slugify_filename: true, max_file_size: largestPicture}},
    stock_assets: {providers: []},
  },
  slug: {encoding: "ascii", clean_accents: true},
  show_preview_links: false,
  editor: {preview: false},
}

/** Local mode: a save changes files in this folder. */
export const localConfig = (files: Files, language: StaffLanguage): EditorConfig => ({
  ...common,
  backend: {
    name: "github",
    repo: "local/content",
    branch: "main",
    api_root: editorPath.slice(0, -1),
    auth_methods: ["token"],
  },
  ...collectionsOf(files, language),
})

/** Where the editor saves to. */
export type Place = {
  /** As owner/name. */
  repo: string
  branch?: string
  /** Address of a service that signs in with GitHub's own page; a token does without one, too. */
  auth?: string
  /** Whether a save waits until somebody publishes it. */
  isReviewed?: boolean
}

/**
 * GitHub mode: a save is a commit on its own branch, with a pull request that is reviewed and
 * published; without review it is a commit on the site's branch.
 *
 * @param files - the content as the build found it
 */
export const githubConfig = (
  files: Files,
  language: StaffLanguage,
  {repo, branch = "main", auth, isReviewed = true}: Place,
): EditorConfig => ({
  ...common,
  backend: {
    name: "github",
    repo,
    branch,
    ...(auth && {base_url: auth}),
    auth_methods: auth ? ["oauth", "token"] : ["token"],
  },
  publish_mode: isReviewed ? "editorial_workflow" : "simple",
  ...collectionsOf(files, language),
})
