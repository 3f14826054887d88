import {tryOne} from "./campaigns/support/case"
import {journeys} from "./campaigns/support/journeys"
import {recordJourney} from "./campaigns/support/requests"
import {test} from "./campaigns/support/test"
import {troubleKinds} from "./campaigns/support/trouble"

/** A few cases of the campaign `npm run test:nightly -- faults`: other ones for each kind of trouble. */
for (const journey of journeys)
  for (const kind of ["cut", "hung"] as const)
    test(`a ${journey.name} with an answer ${kind}`, async ({page, browser, site, reports}) => {
      const asked = await recordJourney(browser, site, journey)
      const scripts = asked.filter(({address}) => address.endsWith(".js"))
      const chosen = scripts[troubleKinds.indexOf(kind) % scripts.length]
      if (!chosen) throw new Error(`a ${journey.name} asks for no script`)
      await tryOne({page, site, reports}, chosen, kind)
    })
