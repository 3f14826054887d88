type Drawing = {viewBox: string; path: string; isFilled?: true}

/** An icon of ours, stroked in a 24 by 24 box. */
const lines = (path: string): Drawing => ({viewBox: "0 0 24 24", path})

const stroked = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const

/** Font Awesome's mark (CC BY 4.0) in whole units, a twentieth of a pixel: two thirds as long. */
const whatsapp: Drawing = {
  viewBox: "0 0 448 512",
  isFilled: true,
  path: "M381 97A222 222 0 0 0 32 365L-1 480l118-31a224 224 0 0 0 330-195c0-59-25-115-67-157zM224 439c-33 0-66-9-94-26l-7-4-70 18 19-68-4-7a185 185 0 0 1 287-229c34 36 56 82 55 131 1 102-84 185-186 185zm101-138c-5-3-33-17-38-18-5-2-9-3-12 2l-18 22c-3 4-6 4-12 2-32-17-54-30-75-66-6-10 5-10 16-31 2-4 1-7-1-10l-17-41c-4-10-9-9-12-9h-11c-4 0-9 1-15 7-5 5-19 19-19 46s20 54 23 57c2 4 39 60 94 84 36 15 49 17 67 14 11-2 33-14 37-27s5-24 4-26c-2-2-5-4-11-6z",
}

/** Icons of static/icons.svg, by their id there. */
export const spriteIcons = [
  "arrowLeft",
  "arrowRight",
  "bed",
  "calendar",
  "clock",
  "cross",
  "effort",
  "facebook",
  "instagram",
  "linkedin",
  "meal",
  "people",
  "pin",
  "save",
  "saved",
  "share",
  "speech",
  "tag",
  "tick",
] as const

/** Address of a drawing in that file. */
export const inSprite = (id: string): string => `/icons.svg#${id}`

/** Icons on a phone's first screen, inlined so that none of them arrives late. */
const inPage = {
  chevron: lines("m6 9 6 6 6-6"),
  close: lines("m6 6 12 12M18 6 6 18"),
  menu: lines("M4 7h16M4 12h16M4 17h16"),
  whatsapp,
}

export type IconName = keyof typeof inPage | (typeof spriteIcons)[number]

const isInPage = (name: IconName): name is keyof typeof inPage => name in inPage

/** A decorative icon; its meaning is in the text beside it or in the link's label. */
export const Icon = ({name, size = 20}: {name: IconName; size?: number}) => {
  const shared = {width: size, height: size}
  if (!isInPage(name))
    return (
      <svg {...shared} aria-hidden="true">
        <use href={inSprite(name)} />
      </svg>
    )
  const {viewBox, path, isFilled}: Drawing = inPage[name]
  const look = isFilled ? {fill: "currentColor"} : stroked
  return (
    <svg {...shared} aria-hidden="true" viewBox={viewBox} {...look}>
      <path d={path} />
    </svg>
  )
}
