import {readFile} from "node:fs/promises"
import path from "node:path"
import {container} from "./container"
import {customDefinitions, eventReference, questionTable} from "./reference"

const guideFile = path.join("tools", "analytics", "guide.md")

const indent = (text: string) => text.replaceAll(/^/gm, "   ")

/**
 * Makes what is generated from the catalogue of events.
 *
 * @param root - the project's folder
 * @returns each file's path from there, and its text
 * @throws Error when the guide has a placeholder that nothing fills
 */
export const generatedFiles = async (root: string): Promise<{file: string; text: string}[]> => {
  const parts: Record<string, string> = {
    definitions: indent(customDefinitions()),
    questions: questionTable(),
    events: eventReference(),
  }
  const guide = await readFile(path.join(root, guideFile), "utf8")
  const filled = guide.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined)
      throw new Error(
        `${guideFile}: found {{${name}}}, expected one of ${Object.keys(parts).join(", ")}`,
      )
    return part
  })
  return [
    {file: path.join("docs", "analytics.md"), text: filled},
    {
      file: path.join("analytics", "gtm-container.json"),
      text: `${JSON.stringify(container, null, 2)}\n`,
    },
  ]
}
