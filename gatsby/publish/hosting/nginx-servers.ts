import {headerValue, quote} from "./nginx-headers"
import {patternSource} from "./path-pattern"
import type {HostingRules} from "./rules"

/** Where and how one nginx serves the site. */
export type NginxPlace = {
  /** Folder of the build; the release script keeps a symlink there. */
  root: string
  /** Ports, or addresses and ports; a port alone is IPv4's, `[::]:` before it makes it IPv6's. */
  listen: readonly string[]
  /** The same for https. */
  listenSecurely: readonly string[]
  /** Paths of the site's certificate and its key; unset where certbot writes them in. */
  certificate?: {cert: string; key: string}
  /** Host names of the site; other hosts get no answer. */
  serverName: string
  /** Whether nginx has its module for Brotli files (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean
}

/**
 * Headers stand at the server's level alone, because an `add_header` in a location would drop them
 * all.
 */
const headerLines = (rules: HostingRules) =>
  [
    "    add_header Cache-Control $entreraices_cache always;",
    ...rules.headers.map(
      header => `    add_header ${header.name} ${headerValue(rules, header)} always;`,
    ),
  ].join("\n")

const listenLines = (places: readonly string[], more = "") =>
  places.map(place => `    listen ${place}${more};\n`).join("")

const certificateLines = ({certificate, listenSecurely}: NginxPlace) =>
  certificate
    ? `${listenLines(listenSecurely, " ssl")}    ssl_certificate ${certificate.cert};
    ssl_certificate_key ${certificate.key};
`
    : ""

/** The server for all other hosts: it closes the connection. */
export const otherHostsServer = (
  {listen, listenSecurely, root}: NginxPlace,
  rules: HostingRules,
): string => `# Whoever asks for a host that is not this site's gets no answer, and no certificate.
server {
${listenLines(listen, " default_server")}    # HTTP/2 belongs to the port: all servers on it have it by these lines.
${listenLines(listenSecurely, " ssl http2 default_server")}    server_name _;
    ssl_reject_handshake on;
    root ${root};
    charset utf-8;
    server_tokens off;

${headerLines(rules)}

    location / { return 444; }
    # Of an address that cannot even be decoded nginx never learns the host: it may be the site's.
    error_page 400 =404 ${rules.notFound};
    location = ${rules.notFound} { internal; }
}
`

/** The site itself. */
export const siteServer = (place: NginxPlace, rules: HostingRules): string => {
  const {listen, serverName, root, brotli} = place
  const types = rules.types.map(
    ({path, type}) => `    location ~ ${quote(patternSource(path))} { default_type ${type}; }`,
  )
  const hidden = rules.hidden.map(path => `    location = ${path} { return 404; }`)
  return `server {
${listenLines(listen)}${certificateLines(place)}    server_name ${serverName};
    root ${root};

    charset utf-8;
    charset_types text/css text/csv text/javascript text/plain application/javascript application/json;
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
${brotli ? "    brotli_static on;\n" : ""}
${headerLines(rules)}

    error_page 404 410 ${rules.notFound};
    # The same where nginx knows the host by its certificate.
    error_page 400 =404 ${rules.notFound};
    location = ${rules.notFound} { internal; }
    location ~ ^${rules.notFound.replace(/\.html$/, "")}/?$ { return 404; }
${hidden.join("\n")}
    location ~ /\\.(?!well-known/) { return 404; }
${types.join("\n")}

    location / {
        try_files \${uri}index.html $uri @elsewhere;
    }

    location @elsewhere {
        if ($entreraices_gone) {
            return 410;
        }
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

/** The server of the site's address without `www.`; empty if the site has no such second name. */
export const bareServer = ({listen, serverName}: NginxPlace, rules: HostingRules): string =>
  serverName.startsWith("www.")
    ? `
# The address without www leads to the site.
server {
${listenLines(listen)}    server_name ${serverName.slice("www.".length)};
    server_tokens off;

${headerLines(rules)}

    location / { return 301 https://${serverName}$request_uri; }
}
`
    : ""
