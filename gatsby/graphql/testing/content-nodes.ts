import {isContent} from "../../content/content-files"
import {listContent} from "../../content/list-content"
import {contentOf, readJson} from "../../content/read-json"
import {contentNodes} from "../standalone/content-nodes"

/** Makes the nodes of the content and words in a project's folder. */
export const nodesIn = (root: string) => {
  const files = listContent(root).filter(isContent)
  const read = files.map((file): [string, unknown] => [
    file,
    file.endsWith(".json") ? contentOf(readJson(root, file)) : undefined,
  ])
  return contentNodes(new Map(read), root)
}
