import type {GatsbyBrowser} from "gatsby"
import "./src/styles/tokens.css"
import "./src/styles/global.css"
import {markHydrated} from "./src/start/mark-hydrated"

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => markHydrated()
