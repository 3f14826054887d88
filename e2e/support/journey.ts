import {expect, type Page} from "@playwright/test"
import type {Language} from "../../src/i18n/languages"
import {listen, readAloud} from "./screen-reader"
import {once, withoutContent} from "./spoken"

/** What renews the texts that are kept. */
const renew = "NIGHTLY=true npx playwright test --grep=spoken --update-snapshots=changed"

/** What a blind traveller hears on a way through the site: each step, and what is spoken at it. */
export class Journey {
  private readonly steps: string[] = []

  /**
   * @param language - of the page that is read; it changes with the page
   */
  constructor(
    private readonly page: Page,
    public language: Language,
  ) {}

  private note(step: string, lines: readonly string[]) {
    const spoken = lines.length > 0 ? lines : ["(nothing)"]
    this.steps.push([`The traveller ${step}:`, ...spoken.map(line => `  ${line}`)].join("\n"))
  }

  /** Notes the title of the page, which is spoken first. */
  async title(step: string): Promise<void> {
    this.note(step, withoutContent([await this.page.title()], this.language))
  }

  /** Reads a part of the page from its beginning to its end. */
  async read(step: string, part: string): Promise<void> {
    this.note(step, once(withoutContent(await readAloud(this.page, part), this.language)))
  }

  /** Listens to a part of the page while something is done. */
  async do(step: string, part: string, act: () => Promise<unknown>): Promise<void> {
    this.note(step, withoutContent(await listen(this.page, part, act), this.language))
  }

  /** Compares all of it with the text that is kept under a name, which a person has read. */
  expectAsKept(name: string): void {
    const file = `${name.replace(/,? /g, "-")}.txt`
    const hint = `Something else is spoken. Is it clear, in order, in its language? Then: ${renew}`
    expect(`${this.steps.join("\n\n")}\n`, hint).toMatchSnapshot(file)
  }
}
