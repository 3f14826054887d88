import {createHash, createPrivateKey, X509Certificate} from "node:crypto"
import {makeCertificate} from "./certificate"

it("makes a certificate that its own key signed, for the given hosts", () => {
  const {key, cert, pin} = makeCertificate(["dev.example.com", "*.amazoncognito.com"])
  const read = new X509Certificate(cert)
  expect(read.checkHost("dev.example.com")).toBeDefined()
  expect(read.checkHost("name.amazoncognito.com")).toBeDefined()
  expect(read.checkHost("www.example.com")).toBeUndefined()
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
  const spki = read.publicKey.export({type: "spki", format: "der"})
  expect(pin).toBe(createHash("sha256").update(spki).digest("base64"))
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now())
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
})
