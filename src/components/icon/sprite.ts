/** Icons of static/icons.svg, by their id there. Those of a phone's first screen stand in the page instead (icon.tsx). */
export const spriteIcons = [
  "arrowLeft",
  "arrowRight",
  "bed",
  "calendar",
  "clock",
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
] as const

/** Address of a drawing in that file. */
export const inSprite = (id: string): string => `/icons.svg#${id}`
