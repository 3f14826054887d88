import type {Language} from "../../i18n/languages"

/** A failure as the splash shows it. */
export class GateFailure extends Error {
  /**
   * @param name - for the maintainer, as Amplify or the gate names it
   * @param message - for the maintainer
   * @param text - for the person, in both languages
   */
  constructor(
    name: string,
    message: string,
    readonly text: Record<Language, string>,
  ) {
    super(message)
    this.name = name
  }
}
