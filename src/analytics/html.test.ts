/** @jest-environment node */
import {createElement} from "react"
import {bootFirst, bootScriptKey, withoutContainerFrame} from "./html"

const head = (key: string) => createElement("script", {key})
const container = head("plugin-google-tagmanager")
const other = head("other")
const boot = head(bootScriptKey)

it("denies consent before a container can start, whatever else stands in the head", () => {
  expect(bootFirst([container, null, other, boot])).toEqual([boot, container, null, other])
})

it("leaves out the frame of the container and nothing else", () => {
  expect(withoutContainerFrame([other, null, container])).toEqual([other, null])
})
