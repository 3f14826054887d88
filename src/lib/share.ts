import {attempt} from "./attempt"

/** Result of sharing. */
export type Shared = "shared" | "copied" | "failed"

/** Copies a text. */
const copyText = async (text: string): Promise<Shared> => {
  try {
    await navigator.clipboard.writeText(text)
    return "copied"
  } catch {
    return "failed"
  }
}

/** Shares a text through the device's dialog, or copies it if there is none. */
export const shareText = async (title: string, text: string): Promise<Shared> => {
  const data = {title, text}
  if (attempt(() => navigator.canShare(data)) !== true) return copyText(text)
  try {
    await navigator.share(data)
    return "shared"
  } catch (error) {
    // A visitor who closes the dialog wants nothing copied.
    return (error as DOMException).name === "AbortError" ? "shared" : copyText(text)
  }
}
