/** @jest-environment node */
import {renderToStaticMarkup} from "react-dom/server"
import {JsonLd, jsonLd} from "./json-ld"

const hostile = "</script><script>alert(1)</script><!-- &lt; & \u2028"

describe("jsonLd", () => {
  it("keeps every character of the data", () => {
    const [thing] = JSON.parse(jsonLd([{"@type": "Place", name: hostile}]))["@graph"]
    expect(thing.name).toBe(hostile)
  })
})

describe("JsonLd", () => {
  it("cannot be closed, nor opened for markup, by its data", () => {
    const html = renderToStaticMarkup(<JsonLd things={[{"@type": "Place", name: hostile}]} />)
    const [, inside] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
    expect(inside).not.toMatch(/[<>&]/)
    expect(JSON.parse(inside ?? "")["@graph"][0].name).toBe(hostile)
  })
})
