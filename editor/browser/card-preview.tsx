/** @jsxRuntime classic @jsx h */
import type {CustomPreviewTemplate} from "@sveltia/cms"
import type {StaffLanguage} from "../../gatsby/words/staff-languages"
import {formatPrice} from "../../src/i18n/format"

/** Milliseconds between looks for a picture that is on its way. */
const pause = 200

/** The card of a trip as visitors find it in the catalogue, beside the form on wide screens. */
export const cardPreview =
  (language: StaffLanguage): CustomPreviewTemplate =>
  ({entry, getAsset}) => {
    const value = (...path: string[]) => entry.getIn(["data", ...path])
    const text = (...path: string[]) => String(value(...path) ?? "")
    const image = text("image")
    const asset = image ? getAsset(image) : undefined
    const url = () => asset?.url ?? image
    const isLoaded = () => url().startsWith("blob:")
    /** Sveltia loads a picture when it is first asked for, and tells nobody that it is there. */
    const show = async (element: HTMLImageElement | null) => {
      while (element?.isConnected && !isLoaded())
        await new Promise(resolve => setTimeout(resolve, pause))
      element?.setAttribute("src", url())
    }
    const objectPosition = `${text("focus", "x") || 50}% ${text("focus", "y") || 50}%`
    return (
      <article className="card" lang={language}>
        {image && (
          <img src={isLoaded() ? url() : undefined} ref={show} alt="" style={{objectPosition}} />
        )}
        <h2>{text("title", language)}</h2>
        <p>{text("cardDescription", language)}</p>
        <p>
          <strong>{formatPrice(Number(value("price")) || 0, language)}</strong>
        </p>
      </article>
    )
  }
