import {faWhatsapp} from "@fortawesome/free-brands-svg-icons/faWhatsapp"
import {brand, drawingProps, lines} from "./drawing"
import type {sprite} from "./sprite"

/** In the first screen of a phone: they stand in the page, so that none of them comes late. */
const inPage = {
  chevron: lines("m6 9 6 6 6-6"),
  menu: lines("M4 7h16M4 12h16M4 17h16"),
  whatsapp: brand(faWhatsapp),
}

export type IconName = keyof typeof inPage | keyof typeof sprite

const isInPage = (name: IconName): name is keyof typeof inPage => name in inPage

/** A decorative mark; what it means stands in words beside it or in the link's label. */
export const Icon = ({name, size = 20}: {name: IconName; size?: number}) => {
  const shared = {width: size, height: size}
  if (!isInPage(name))
    return (
      <svg {...shared} aria-hidden="true">
        <use href={`${process.env.GATSBY_ICON_SPRITE}#${name}`} />
      </svg>
    )
  const drawing = inPage[name]
  return (
    <svg {...shared} aria-hidden="true" {...drawingProps(drawing)}>
      <path d={drawing.path} />
    </svg>
  )
}
