import {attempt} from "./attempt"

/** Result of sharing. */
export type Shared = "shared" | "copied" | "failed"

/** Shares a text through the device's dialog, or copies it if there is none. */
export const shareText = async (title: string, text: string): Promise<Shared> => {
  const data = {title, text}
  try {
    if (attempt(() => navigator.canShare(data))) {
      await navigator.share(data)
      return "shared"
    }
  } catch (error) {
    // A visitor who closes the dialog wants nothing copied.
    if ((error as DOMException).name === "AbortError") return "shared"
  }
  try {
    await navigator.clipboard.writeText(text)
    return "copied"
  } catch {
    return "failed"
  }
}
