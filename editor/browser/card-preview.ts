import type {CustomPreviewTemplate} from "@sveltia/cms"
import type {createElement} from "react"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {formatPrice} from "../../src/i18n/format"

/** The framework's own React. */
declare const h: typeof createElement

/** The card of a trip as visitors find it in the catalogue, beside the form on wide screens. */
export const cardPreview =
  (language: StaffLanguage): CustomPreviewTemplate =>
  ({entry, getAsset}) => {
    const value = (...path: string[]) => entry.getIn(["data", ...path])
    const text = (...path: string[]) => String(value(...path) ?? "")
    const image = text("image")
    const objectPosition = `${text("focus", "x") || 50}% ${text("focus", "y") || 50}%`
    return h(
      "article",
      {className: "card", lang: language},
      image && h("img", {src: String(getAsset(image) ?? image), alt: "", style: {objectPosition}}),
      h("h2", null, text("title", language)),
      h("p", null, text("cardDescription", language)),
      h("p", null, h("strong", null, formatPrice(Number(value("price")) || 0, language))),
    )
  }
