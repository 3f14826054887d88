const most = 10

/** Names in an indented list, one a line; of many the first ten, and how many there are beside them. */
export const someOf = (names: readonly string[]): string =>
  [
    "",
    ...names.slice(0, most),
    ...(names.length > most ? [`… and ${names.length - most} more`] : []),
  ].join("\n  ")
