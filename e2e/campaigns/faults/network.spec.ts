import {tryOne} from "../support/case"
import {recorded} from "../support/record"
import {test} from "../support/test"
import {troubleKinds} from "../support/trouble"

for (const asked of recorded())
  for (const kind of troubleKinds)
    test(`network: ${kind}: ${asked.journey}: ${asked.address}`, async ({page, site, reports}) =>
      tryOne({page, site, reports}, asked, kind))
