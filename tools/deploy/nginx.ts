import {type ChildProcess, spawn} from "node:child_process"
import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from "node:fs"
import os from "node:os"
import path from "node:path"
import process from "node:process"
import {nginxSite} from "../../gatsby/publish/hosting/nginx"
import type {HostingRules} from "../../gatsby/publish/hosting/rules"

const programs = [process.env.NGINX_PATH, "/usr/sbin/nginx", "/usr/local/bin/nginx"]
const mimeTypes = "/etc/nginx/mime.types"
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/** Path of an nginx on this machine; undefined if there is none. */
export const findNginx = (): string | undefined =>
  programs.find(program => program && existsSync(program))

/** Whether that nginx can send Brotli files (Debian: libnginx-mod-http-brotli-static). */
export const hasBrotli = (): boolean => existsSync(brotliModule)

/** The machine's own addresses as nginx writes them: some machines have no IPv6. */
export const loopback = (): string[] => {
  const own = Object.values(os.networkInterfaces()).flatMap(of => of?.map(({address}) => address))
  return own.includes("::1") ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"]
}

/**
 * Starts an nginx of its own, in the foreground and without privileges, that includes the site's
 * generated configuration: what deploy/nginx.conf holds, with this folder and port.
 *
 * @param port - on this machine alone
 * @param rules - how the site is served, by default as the project's own
 * @returns the running program; SIGTERM ends it
 * @throws Error when there is no nginx
 */
export const startNginx = (folder: string, port: number, rules?: HostingRules): ChildProcess => {
  const program = findNginx()
  if (!program) throw new Error("There is no nginx: on Debian, apt-get install nginx-light")
  const brotli = hasBrotli()
  const home = mkdtempSync(path.join(os.tmpdir(), "nginx-"))
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(name => {
    mkdirSync(path.join(home, name))
    return `    ${name}_temp_path ${path.join(home, name)};`
  })
  const place = {
    root: path.resolve(folder),
    listen: loopback().map(address => `${address}:${port}`),
    listenSecurely: [`unix:${path.join(home, "https")}`],
    serverName: "localhost 127.0.0.1 [::1]",
    brotli,
  }
  writeFileSync(path.join(home, "site.conf"), nginxSite(place, rules))
  // As root, workers would change to a user who may not read the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : ""
  writeFileSync(
    path.join(home, "nginx.conf"),
    `${brotli ? `load_module ${brotliModule};\n` : ""}${user}daemon off;
pid ${path.join(home, "nginx.pid")};
error_log stderr warn;
worker_processes auto;
events { worker_connections 1024; }
http {
${temporary.join("\n")}
    access_log off;
    include ${mimeTypes};
    default_type application/octet-stream;
    sendfile on;
    tcp_nopush on;
    include ${path.join(home, "site.conf")};
}
`,
  )
  return spawn(program, ["-e", "stderr", "-p", home, "-c", path.join(home, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  })
}
