import type {AnyNode, CallExpression, NewExpression} from "acorn"
import {elementUses} from "./element-uses"
import {mediaUses} from "./media-uses"
import {eventUse, optionUse} from "./names"
import {selectorUses} from "./selector-uses"
import {propertyUse} from "./style-uses"
import {nameOf, propertiesOf, textOf} from "./tree"
import type {Use} from "./use"

/** Attributes that React calls otherwise. */
const htmlNames: Record<string, string> = {className: "class", htmlFor: "for"}

/** What an element that React makes uses. */
const reactUses = (element: string, props?: AnyNode): Use[] => {
  const properties = propertiesOf(props)
  const attributes = properties.filter(
    ({name}) => !/^(on[A-Z].*|style|children|key|ref)$/.test(name),
  )
  const styles = properties.filter(({name}) => name === "style")
  return [
    ...elementUses(
      element,
      Object.fromEntries(
        attributes.map(({name, value}) => [htmlNames[name] ?? name, textOf(value)]),
      ),
    ),
    ...properties
      .filter(({name}) => /^on[A-Z]/.test(name))
      .map(({name}) => eventUse(name.slice(2).toLowerCase())),
    ...styles.flatMap(({value}) => propertiesOf(value)).map(({name}) => propertyUse(name)),
  ]
}

/** What the text that a function is given first uses. */
const textUses = (called: string, text: string): Use[] => {
  if (called === "addEventListener") return [eventUse(text)]
  if (called === "matchMedia") return mediaUses(text)
  if (called === "setProperty") return [propertyUse(text)]
  return /^(querySelector(All)?|matches|closest)$/.test(called) ? selectorUses(text) : []
}

/** What a call uses besides the function: options, elements of React, selectors, events, queries. */
export const callUses = (call: CallExpression | NewExpression): Use[] => {
  const called = nameOf(call.callee as AnyNode)
  const args = call.arguments as AnyNode[]
  const text = textOf(args[0])
  const makesElement = /^(jsxs?|createElement)$/.test(called) && text !== undefined
  if (makesElement) return reactUses(text, args[1])
  return [
    ...args.flatMap(propertiesOf).map(({name}) => optionUse(called, name)),
    ...(text === undefined ? [] : textUses(called, text)),
  ]
}
