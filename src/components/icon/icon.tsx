import {faFacebookF} from "@fortawesome/free-brands-svg-icons/faFacebookF"
import {faInstagram} from "@fortawesome/free-brands-svg-icons/faInstagram"
import {faLinkedinIn} from "@fortawesome/free-brands-svg-icons/faLinkedinIn"
import {faWhatsapp} from "@fortawesome/free-brands-svg-icons/faWhatsapp"

const brands = {
  facebook: faFacebookF,
  instagram: faInstagram,
  linkedin: faLinkedinIn,
  whatsapp: faWhatsapp,
}

const strokes = {
  arrowLeft: "M19 12H5m6-7-7 7 7 7",
  arrowRight: "M5 12h14m-6-7 7 7-7 7",
  calendar:
    "M4 9h16M8 3v4m8-4v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z",
  chevron: "m6 9 6 6 6-6",
  clock: "M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  menu: "M4 7h16M4 12h16M4 17h16",
  pin: "M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.800 7 11 7 11zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  tag: "M3 12V4a1 1 0 0 1 1-1h8l9 9-9 9-9-9zm5-4h.01",
}

export type IconName = keyof typeof brands | keyof typeof strokes

const isBrand = (name: IconName): name is keyof typeof brands => name in brands

/** A decorative mark; what it means stands in words beside it or in the link's label. */
export const Icon = ({name, size = 20}: {name: IconName; size?: number}) => {
  const shared = {width: size, height: size, focusable: false}
  if (!isBrand(name))
    return (
      <svg
        {...shared}
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={strokes[name]} />
      </svg>
    )
  const [width, height, , , path] = brands[name].icon
  return (
    <svg {...shared} aria-hidden="true" viewBox={`0 0 ${width} ${height}`} fill="currentColor">
      <path d={String(path)} />
    </svg>
  )
}
