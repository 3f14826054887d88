import {patternSource} from "./path-pattern"
import {type HostingRules, hostingRules} from "./rules"

/** Where and how one nginx serves the site. */
export type NginxPlace = {
  /** Folder of the build; the release script keeps a symlink there. */
  root: string
  /** Port, or address and port. */
  listen: string
  /** The same for https; the certificate and the site's own part of it are certbot's. */
  listenSecurely: string
  /** Names that the site is asked for by; under any other there is no answer. */
  serverName: string
  /** Whether nginx has its module for Brotli files (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean
}

/** The place of docs/deploy.md. */
export const defaultPlace: NginxPlace = {
  root: "/srv/entreraices/live",
  listen: "80",
  listenSecurely: "443",
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
 * Writes the site's part of an nginx configuration: two maps and two servers, to be included at
 * the level of `http`. The first server hangs up on whoever asks for another host.
 *
 * Headers stand at the server's level alone, because an `add_header` in a location would drop
 * them all. A redirect happens where its target is a page of the live release, so that a release
 * brings its own redirects without a reload.
 */
export const nginxSite = (
  place: NginxPlace = defaultPlace,
  rules: HostingRules = hostingRules,
): string => {
  const headers = [
    "    add_header Cache-Control $entreraices_cache always;",
    ...rules.headers.map(({name, value}) => `    add_header ${name} ${quote(value)} always;`),
  ].join("\n")
  const hidden = rules.hidden.map(path => `    location = ${path} { return 404; }`)
  return `# Written by \`npm run hosting\` from gatsby/hosting/rules.ts: change that, not this.

map $uri $entreraices_cache {
${cachingLines(rules).join("\n")}
}

map $uri $entreraices_moved {
    default "/-/";
${movedLines(rules).join("\n")}
}

# Whoever asks for a host that is not this site's gets no answer, and no certificate.
server {
    listen ${place.listen} default_server;
    listen ${place.listenSecurely} ssl default_server;
    server_name _;
    ssl_reject_handshake on;
    root ${place.root};
    charset utf-8;
    server_tokens off;

${headers}

    location / { return 444; }
    # Of an address that cannot even be decoded nginx never learns the host: it may be the site's.
    error_page 400 =404 ${rules.notFound};
    location = ${rules.notFound} { internal; }
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
${headers}

    error_page 404 ${rules.notFound};
    # The same where nginx knows the host by its certificate.
    error_page 400 =404 ${rules.notFound};
    location = ${rules.notFound} { internal; }
    location ~ ^${rules.notFound.replace(/\.html$/, "")}/?$ { return 404; }
${hidden.join("\n")}
    location ~ /\\.(?!well-known/) { return 404; }
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
