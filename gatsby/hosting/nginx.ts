import {patternSource} from "./path-pattern"
import {type HostingRules, hostingRules} from "./rules"

/** Where and how one nginx serves the site. */
export type NginxPlace = {
  /** Folder of the build; the release script keeps a symlink there. */
  root: string
  /** Port, or address and port. */
  listen: string
  serverName: string
  /** Whether nginx has its module for Brotli files (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean
}

/** The place of docs/deploy.md. */
export const defaultPlace: NginxPlace = {
  root: "/srv/entreraices/live",
  listen: "80",
  serverName: "www.example.com",
  brotli: true,
}

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`

const cachingLines = ({caching}: HostingRules) =>
  caching.flatMap(({paths, value}) =>
    paths.map(pattern =>
      pattern === "/**"
        ? `    default ${quote(value)};`
        : `    ${quote(`~${patternSource(pattern)}`)} ${quote(value)};`,
    ),
  )

const movedLines = ({redirects}: HostingRules) =>
  redirects.map(({fromPath, toPath}) => {
    const source = patternSource(fromPath).replace(/\/\$$/, "/?$")
    return `    ${quote(`~${source}`)} ${quote(toPath.replace(/:(\w+)/g, "$$$1"))};`
  })

/**
 * Writes the site's part of an nginx configuration: two maps and a server, to be included at the
 * level of `http`.
 *
 * Headers stand at the server's level alone, because an `add_header` in a location would drop
 * them all. A redirect happens where its target is a page of the live release, so that a release
 * brings its own redirects without a reload.
 */
export const nginxSite = (
  place: NginxPlace = defaultPlace,
  rules: HostingRules = hostingRules,
): string => {
  const headers = rules.headers.map(
    ({name, value}) => `    add_header ${name} ${quote(value)} always;`,
  )
  const hidden = rules.hidden.map(path => `    location = ${path} { return 404; }`)
  return `# Written by \`npm run hosting\` from gatsby/hosting/rules.ts: change that, not this.

map $uri $entreraices_cache {
${cachingLines(rules).join("\n")}
}

map $uri $entreraices_moved {
    default "/-/";
${movedLines(rules).join("\n")}
}

server {
    listen ${place.listen};
    server_name ${place.serverName};
    root ${place.root};

    charset utf-8;
    charset_types text/css text/plain application/javascript application/json;
    server_tokens off;
    absolute_redirect off;
    etag on;
    # Files stay open between answers. A release changes what the root leads to: within a second
    # every answer comes from it. Until then some come from the one before, whose hashed files stay.
    open_file_cache max=4096 inactive=60s;
    open_file_cache_valid 1s;
    open_file_cache_errors on;
    # Compressed once, when the site was built; nothing is compressed while serving.
    gzip off;
    gzip_static on;
    gzip_vary on;
${place.brotli ? "    brotli_static on;\n" : ""}
    add_header Cache-Control $entreraices_cache always;
${headers.join("\n")}

    error_page 404 ${rules.notFound};
    # An address that cannot even be decoded has no page either.
    error_page 400 =404 ${rules.notFound};
    location = ${rules.notFound} { internal; }
    location ~ ^${rules.notFound.replace(/\.html$/, "")}/?$ { return 404; }
${hidden.join("\n")}
    location ~ /\\. { return 404; }
    location = /site.webmanifest { default_type application/manifest+json; }

    location / {
        try_files \${uri}index.html $uri @elsewhere;
    }

    location @elsewhere {
        if (-f $document_root\${entreraices_moved}index.html) {
            return 301 $entreraices_moved$is_args$args;
        }
        if (-f $document_root$uri/index.html) {
            return 301 $uri/$is_args$args;
        }
        return 404;
    }
}
`
}
