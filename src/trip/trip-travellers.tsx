import {useChoicesLine} from "../chat/use-chat"
import {useBookingChat} from "../components/book-button/book-button"
import {useWords} from "../i18n/use-words"
import {daysOf, obstaclesTo} from "../planner/obstacles"
import {useMonthOf} from "../planner/store"
import {TravellersFold} from "../planner/travellers"

type Trip = Queries.OpenDaysFragment & Queries.BookingChatFragment

/**
 * Month and travellers on a trip's page. A month out of season or with a closure shows a warning and can still
 * be picked.
 */
export const TripTravellers = ({experience}: {experience: Trip}) => {
  const t = useWords()
  const about = useBookingChat(experience)
  const month = useMonthOf(experience.slug)
  const obstacles = month ? obstaclesTo(experience, daysOf(month)) : undefined
  return (
    <>
      <TravellersFold
        about={about}
        slug={experience.slug}
        defaultOpen={useChoicesLine(about) === ""}
      />
      <div role="status" className="quiet">
        {obstacles?.season && <p>{t("experience:travellers.note", {season: obstacles.season})}</p>}
        {obstacles?.closed.map(({title, period}) => (
          <p key={period}>{t("experience:travellers.closed", {title, period})}</p>
        ))}
      </div>
    </>
  )
}
