const places = [
  {key: "bogota", name: "Bogotá"},
  {key: "cali", name: "Cali"},
]

/** What the form for a trip of one's own offers on a small site. */
export const tripOptions = {
  pickUp: places,
  dropOff: places,
  accommodation: [{key: "farm", name: "Farm"}],
  style: [{key: "birds", name: "Birds"}],
}
