import {attempt} from "../early/attempt"

/** What became of something that was to be shared. */
export type Shared = "shared" | "copied" | "failed"

/** Puts a text where a visitor can paste it from. */
export const copyText = async (text: string): Promise<Shared> => {
  try {
    await navigator.clipboard.writeText(text)
    return "copied"
  } catch {
    return "failed"
  }
}

/** Hands a text to the device's own way of sharing, or copies it where there is none. */
export const shareText = async (title: string, text: string): Promise<Shared> => {
  const data = {title, text}
  if (attempt(() => navigator.canShare(data)) !== true) return copyText(text)
  try {
    await navigator.share(data)
    return "shared"
  } catch (error) {
    // Who closes the device's list of apps has shared nothing, and wants nothing copied either.
    return (error as DOMException).name === "AbortError" ? "shared" : copyText(text)
  }
}
