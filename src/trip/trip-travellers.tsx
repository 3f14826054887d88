import {listedMonth} from "../i18n/month-words"
import {useWords} from "../i18n/use-words"
import {obstaclesIn} from "../planner/obstacles"
import {useTravellers} from "../planner/store"
import {TravellersFold} from "../planner/travellers"

/**
 * Month and travellers of a trip. A month out of season or with a closure shows a warning and can still
 * be picked.
 */
export const TripTravellers = ({experience}: {experience: Queries.OpenDaysFragment}) => {
  const t = useWords()
  const {month} = useTravellers()
  const obstacles = month ? obstaclesIn(experience, month) : undefined
  const labelOf = (number: number) => {
    const name = listedMonth(number, t)
    const isOut = obstaclesIn(experience, number).inSeason === "none"
    return isOut ? t("experience:party.outside", {month: name}) : name
  }
  return (
    <>
      <TravellersFold labelOf={labelOf} />
      <div role="status" className="quiet">
        {obstacles?.inSeason && <p>{t("experience:party.note", {season: obstacles.season})}</p>}
        {obstacles?.closed.map(({title, period}) => (
          <p key={period}>{t("experience:party.closed", {title, period})}</p>
        ))}
      </div>
    </>
  )
}
