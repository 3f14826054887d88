/** Prints the configuration of the editor, as it is made from the content contract. */
import process from "process"
import {defaultLanguage} from "../../src/i18n/languages"
import {readContent} from "./content"
import {localConfig} from "./modes"

const main = async () => {
  const config = localConfig(await readContent(process.cwd()), defaultLanguage)
  process.stdout.write(`${JSON.stringify(config, null, 2)}\n`)
}

void main()
