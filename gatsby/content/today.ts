const day = new Intl.DateTimeFormat("en-CA", {timeZone: "America/Bogota"})

/** Today's date in Colombia, as YYYY-MM-DD. */
export const today = (now = new Date()): string => day.format(now)
