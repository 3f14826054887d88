import {useTravellersLine} from "../chat/use-chat"
import {listedMonth} from "../i18n/month-words"
import {useWords} from "../i18n/use-words"
import {obstaclesIn} from "../planner/obstacles"
import {useTravellers} from "../planner/store"
import {TravellersFold} from "../planner/travellers"

/**
 * Month and travellers on a trip's page. A month out of season or with a closure shows a warning and can still
 * be picked.
 */
export const TripTravellers = ({experience}: {experience: Queries.OpenDaysFragment}) => {
  const t = useWords()
  const {month} = useTravellers()
  const obstacles = month ? obstaclesIn(experience, month) : undefined
  const labelOf = (number: number) => {
    const name = listedMonth(number, t)
    const isOut = obstaclesIn(experience, number).inSeason === "none"
    return isOut ? t("experience:travellers.outside", {month: name}) : name
  }
  return (
    <>
      <TravellersFold defaultOpen={useTravellersLine() === ""} labelOf={labelOf} />
      <div role="status" className="quiet">
        {obstacles?.inSeason && (
          <p>{t("experience:travellers.note", {season: obstacles.season})}</p>
        )}
        {obstacles?.closed.map(({title, period}) => (
          <p key={period}>{t("experience:travellers.closed", {title, period})}</p>
        ))}
      </div>
    </>
  )
}
