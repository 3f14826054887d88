import {PhotoCredits} from "../../../components/photo-credits/photo-credits"
import {useWords} from "../../../i18n/use-words"
import * as styles from "./viewer.module.css"

type Experience = Queries.ExperienceGalleryFragment
type Photo = NonNullable<Experience["photos"]>[number]

/** A photograph's line, its place, who took it, and by what right it is shown. */
export const Caption = ({photo, experience}: {photo: Photo; experience: Experience}) => {
  const t = useWords()
  const {caption, place, creditText, licence, source} = photo
  const placeOf = () => {
    if (place?.stop) return experience.stops?.items[place.stop - 1]?.title
    if (!place?.day) return undefined
    const day = place.day
    const told = experience.days?.items.find(({from, to}) => from <= day && day <= (to ?? from))
    return [t("experience:days.day", {day}), ...(told ? [told.title] : [])].join(": ")
  }
  const where = placeOf()
  return (
    <figcaption className={styles.caption}>
      {caption && <p>{caption}</p>}
      {where && <p>{where}</p>}
      <PhotoCredits credits={[{credit: creditText, licence, source}]} />
    </figcaption>
  )
}
