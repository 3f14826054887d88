/** Windows that the site is looked at in, in pixels: a phone, a tablet, a desktop. */
export const windows = [
  {width: 375, height: 900},
  {width: 768, height: 900},
  {width: 1440, height: 900},
]
