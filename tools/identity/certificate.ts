import {createHash, generateKeyPairSync, randomBytes, sign} from "node:crypto"

const der = (tag: number, ...contents: Uint8Array[]): Buffer => {
  const body = Buffer.concat(contents)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents)
const bitString = (content: Uint8Array) => der(0x03, Buffer.from([0]), content)
const time = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, "")
        .slice(2, 14)}Z`,
    ),
  )

const oid = {
  ecdsaWithSha256: Buffer.from("06082a8648ce3d040302", "hex"),
  commonName: Buffer.from("0603550403", "hex"),
  subjectAltName: Buffer.from("0603551d11", "hex"),
}

/** A key and its certificate; `pin` is the base64 SHA-256 of the public key (RFC 7469). */
export type Certificate = {key: string; cert: string; pin: string}

/**
 * Makes a self-signed certificate (X.509, RFC 5280) for some hosts, good for a day. Node can read
 * certificates but not make them, and a key does not belong into a repository.
 */
export const makeCertificate = (hosts: string[]): Certificate => {
  const {privateKey, publicKey} = generateKeyPairSync("ec", {namedCurve: "P-256"})
  const publicDer = publicKey.export({type: "spki", format: "der"})
  const name = sequence(
    der(0x31, sequence(oid.commonName, der(0x0c, Buffer.from("Local sign-in tests")))),
  )
  const altNames = hosts.map(host => der(0x82, Buffer.from(host)))
  const algorithm = sequence(oid.ecdsaWithSha256)
  const day = 86_400_000
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicDer,
    der(0xa3, sequence(sequence(oid.subjectAltName, der(0x04, sequence(...altNames))))),
  )
  const certificate = sequence(body, algorithm, bitString(sign("sha256", body, privateKey)))
  const lines = certificate.toString("base64").replace(/.{64}(?=.)/g, "$&\n")
  return {
    key: privateKey.export({type: "pkcs8", format: "pem"}).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    pin: createHash("sha256").update(publicDer).digest("base64"),
  }
}

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
