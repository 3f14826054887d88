import {formatPesos} from "../../../src/i18n/format"
import type {SiteContent} from "../../content/site-content"
import {type Context, type Speech, theOnly} from "./computed"

/** An amount of euros in Colombian pesos, in words; null where the site has no rate. */
export const pesosText = async (
  euros: number,
  {language, t}: Speech,
  context: Context,
): Promise<string | null> => {
  const {pesos} = await theOnly<SiteContent["site"]>(context, "Identity")
  return pesos ? t("build:pesosText", {amount: formatPesos(euros, pesos.rate, language)}) : null
}
