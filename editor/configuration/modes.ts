import type {CmsConfig} from "@sveltia/cms"
import type {Language} from "../../src/i18n/languages"
import {editorPath} from "../settings"
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
export const localConfig = (files: Files, language: Language): CmsConfig => ({
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

/** Where GitHub is asked, and where it is signed in to with a token. */
export const githubOrigin = "https://api.github.com"

/**
 * GitHub mode: a save is a commit on its own branch, with a pull request that is reviewed and
 * published.
 *
 * @param files - the content as the build found it
 * @param repo - as owner/name
 */
export const githubConfig = (
  files: Files,
  language: Language,
  repo: string,
  branch = "main",
): CmsConfig => ({
  ...common,
  backend: {name: "github", repo, branch, auth_methods: ["token"]},
  publish_mode: "editorial_workflow",
  ...collectionsOf(files, language),
})
