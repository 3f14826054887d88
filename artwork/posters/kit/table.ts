/** Numbers written as "a b c, a b c, …": places and sizes of several things in a line or two. */
export const table = (text: string): number[][] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map(row => row.split(/\s+/).map(Number))
