import {ownMaps, quote} from "./nginx-headers"
import {bareServer, type NginxPlace, otherHostsServer, siteServer} from "./nginx-servers"
import {eitherWaySource, patternSource} from "./path-pattern"
import {type HostingRules, hostingRules} from "./rules"

/** The place of docs/deploy.md. */
export const defaultPlace: NginxPlace = {
  root: "/srv/entreraices/live",
  listen: ["80", "[::]:80"],
  listenSecurely: ["443", "[::]:443"],
  serverName: "www.example.com",
  brotli: true,
}

const cachingLines = ({caching}: HostingRules) =>
  caching.flatMap(({paths, value}) =>
    paths.map(pattern =>
      pattern === "/**"
        ? `    default ${quote(value)};`
        : `    ${quote(`~${patternSource(pattern)}`)} ${quote(value)};`,
    ),
  )

const eitherWay = (path: string) => quote(`~${eitherWaySource(path)}`)

const movedLines = ({redirects}: HostingRules) =>
  redirects.map(
    ({fromPath, toPath}) =>
      `    ${eitherWay(fromPath)} ${quote(toPath.replace(/:(\w+)/g, "$$$1"))};`,
  )

const goneLines = ({gone}: HostingRules) => gone.map(path => `    ${eitherWay(path)} 1;`)

/**
 * Writes the site's nginx configuration, to be included at `http` level. The first server closes
 * connections for other hosts; the last redirects the name without `www.`. Redirects apply if their
 * target is a page of the live release, so a release brings its own without a reload.
 */
export const nginxSite = (
  place: NginxPlace = defaultPlace,
  rules: HostingRules = hostingRules,
): string => `# Written by \`npm run hosting\` from gatsby/publish/hosting/rules.ts: change that, not this.

map $uri $entreraices_cache {
${cachingLines(rules).join("\n")}
}

map $uri $entreraices_moved {
    default "/-/";
${movedLines(rules).join("\n")}
}

map $uri $entreraices_gone {
    default 0;
${goneLines(rules).join("\n")}
}

${ownMaps(rules)}${otherHostsServer(place, rules)}
${siteServer(place, rules)}${bareServer(place, rules)}`
