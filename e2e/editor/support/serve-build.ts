import {existsSync} from "node:fs"
import path from "node:path"
import type {Page} from "@playwright/test"
import {securityHeaders} from "../../../gatsby/publish/hosting"

/** Folders of a release, of which a test may have written the first alone. */
const fileOf = (build: string, name: string) =>
  [build, "static"].map(folder => path.join(folder, name)).find(file => existsSync(file))

/** Answers for a host from a build's folder, with the headers that every host sends. */
export const serveBuild = (page: Page, origin: string, build: string) =>
  page.route(`${origin}/**`, route => {
    const {pathname} = new URL(route.request().url())
    const file = fileOf(build, pathname.endsWith("/") ? `${pathname}index.html` : pathname)
    if (!file) return route.fulfill({status: 404, body: ""})
    const headers = Object.fromEntries(securityHeaders.map(({key, value}) => [key, value]))
    return route.fulfill({path: file, headers})
  })
