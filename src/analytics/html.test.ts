/** @jest-environment node */
import {createElement} from "react"
import {consentFirst, consentScriptKey, withoutContainerFrame} from "./html"

const head = (key: string) => createElement("script", {key})
const container = head("plugin-google-tagmanager")
const other = head("other")
const consent = head(consentScriptKey)

it("denies consent before a container can start, whatever else stands in the head", () => {
  expect(consentFirst([container, null, other, consent])).toEqual([consent, container, null, other])
})

it("leaves out the frame of the container and nothing else", () => {
  expect(withoutContainerFrame([other, null, container])).toEqual([other, null])
})
