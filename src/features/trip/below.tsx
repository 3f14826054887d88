import {graphql} from "gatsby"
import {Facts} from "../booking/facts"
import {Price} from "../booking/price"
import {BeforeYouGo} from "../destinations/before-you-go/before-you-go"
import {Columns} from "./columns"
import {Days} from "./days"
import {Highlights} from "./highlights"
import {Months} from "./months"
import {Questions} from "./questions"
import {Recommendations} from "./recommendations"
import {Stops} from "./stops"

export const fragment = graphql`
  fragment ExperienceBelow on Experience {
    packingList {
      ...PackingGroup
    }
    fees {
      ...PaidFee
    }
    regions {
      ...BeforeYouGo
    }
    ...TripFacts
    ...ExperienceHighlights
    ...ExperienceStops
    ...ExperienceDays
    ...ExperiencePrice
    ...ExperienceMonths
    ...ExperienceRecommendations
    ...ExperienceColumns
  }
`

type BelowProps = {
  experience: Queries.ExperienceBelowFragment
  booking: Queries.ExperienceQuestionsFragment | null
}

/** Content below a trip's first screen, beside the booking card. */
export const Below = ({experience, booking}: BelowProps) => (
  <>
    <Facts experience={experience} />
    <Price experience={experience} />
    <Highlights experience={experience} />
    {experience.days ? <Days experience={experience} /> : <Stops experience={experience} />}
    <Months experience={experience} />
    <BeforeYouGo
      regions={experience.regions}
      fees={experience.fees}
      packingList={experience.packingList}
      isOfTrip
    >
      <Recommendations experience={experience} />
    </BeforeYouGo>
    <Columns experience={experience} />
    <Questions booking={booking} />
  </>
)
