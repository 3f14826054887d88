/** Today's date in Colombia, as YYYY-MM-DD. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat("en-CA", {timeZone: "America/Bogota"}).format(now)
