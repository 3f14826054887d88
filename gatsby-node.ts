import type {BuildArgs} from "gatsby"
import {publishEditor} from "./editor/publish"
import {finishBuild} from "./gatsby/hooks/on-post-build"

export {onCreateDevServer} from "./editor/publish"
export {createResolvers, createSchemaCustomization} from "./gatsby/graphql/schema"
export {onPreBootstrap} from "./gatsby/hooks/inline-script"
export {onCreateBabelConfig, onCreateWebpackConfig} from "./gatsby/hooks/on-create-webpack-config"
export {onPreInit} from "./gatsby/hooks/on-pre-init"
export {createPages} from "./gatsby/pages/create-pages"

export const onPostBuild = async (args: BuildArgs): Promise<void> => {
  await finishBuild(args)
  await publishEditor(args)
}
