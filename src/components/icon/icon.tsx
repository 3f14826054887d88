/** Drawings of icons.svg, which stands once in every page (gatsby-ssr.tsx). */
export const iconNames = [
  "arrowLeft",
  "arrowRight",
  "bed",
  "calendar",
  "chevron",
  "clock",
  "close",
  "cross",
  "effort",
  "facebook",
  "instagram",
  "linkedin",
  "logo",
  "meal",
  "menu",
  "people",
  "pin",
  "save",
  "saved",
  "share",
  "speech",
  "tag",
  "tick",
  "whatsapp",
] as const

export type IconName = (typeof iconNames)[number]

/** A decorative icon; its meaning is in the text beside it or in the link's label. */
export const Icon = ({name, size = 20}: {name: IconName; size?: number}) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
)
