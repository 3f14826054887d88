import {localEditor, publishEditor, removeEditor} from "./editor/publish"
import {serveWith} from "./gatsby/hooks/on-create-dev-server"
import {publishWith} from "./gatsby/hooks/on-post-build"

export {createResolvers, createSchemaCustomization} from "./gatsby/graphql/schema"
export {onCreateBabelConfig} from "./gatsby/hooks/on-create-babel-config"
export {onCreateWebpackConfig} from "./gatsby/hooks/on-create-webpack-config"
export {onPreBootstrap} from "./gatsby/hooks/on-pre-bootstrap"
export {onPreInit} from "./gatsby/hooks/on-pre-init"
export {createPages} from "./gatsby/pages/create-pages"

export const onCreateDevServer = serveWith(localEditor)
export const onPostBuild = publishWith({remove: removeEditor, publish: publishEditor})
