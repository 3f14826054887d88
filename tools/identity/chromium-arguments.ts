/**
 * Command-line arguments that send Chromium to this machine for some hosts and let it trust one
 * certificate there, and no other.
 *
 * @param ports - port on this machine by host, or by host and port: `*.example.com`, `localhost:80`
 */
export const chromiumArguments = (ports: Record<string, number>, pin: string): string[] => [
  `--host-resolver-rules=${Object.entries(ports)
    .map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
    .join(", ")}`,
  `--ignore-certificate-errors-spki-list=${pin}`,
]
