/** The kit's commonest elements with their numbers in one row, for scenes of many planes. */
import {fill, type Kit} from "./canvas"
import {boulder, bush, forest, grass, mist, ridge, type Skyline} from "./land"
import {blob, type Pt} from "./path"
import {pts} from "./points"
import {cumulus, stratus} from "./sky"
import {glints, rippling} from "./water"

/** Middle x, base y, width and height. */
type Box = readonly [number, number, number, number]

/** Rows of numbers written as "a b c, a b c, …". */
export const rows = (text: string): number[][] =>
  text.split(",").map(row => row.trim().split(/\s+/).map(Number))

/** Stratus cloud. */
export const band = (
  k: Kit,
  [x, y, width, height]: Box,
  colour: string,
  light: string,
  opacity = 0.9,
  shade = colour,
): string => stratus(k, {at: [x, y], width, height, colour, light, shade, opacity})

/** Cumulus cloud in body, light and shade, lit from `side`. */
export const heap = (
  k: Kit,
  [x, y, width, height]: Box,
  [colour, light, shade]: readonly [string, string, string],
  side = 0.5,
  opacity = 1,
): string => cumulus(k, {at: [x, y], width, height, colour, light, shade, side, opacity})

/** Ridge from crest colour to mist with a lit edge; [spurs, their depth, strength of the edge]. */
export const crest = (
  k: Kit,
  s: Skyline,
  bottom: number,
  [top, base, light]: readonly [string, string, string],
  [spurs = 0, depth = 0.5, edge = 0.5]: readonly number[] = [],
  side = 1,
): string => ridge(k, s, {top, base, bottom, light, edge, side, spurs, depth})

/** Mist at y, opacity. */
export const haze = (k: Kit, y: number, height: number, colour: string, opacity = 0.7): string =>
  mist(k, {y, height, colour, opacity})

/** Forest in far, near and lit colour; [from, to, rows, crown, drop, share of palms]. */
export const trees = (
  k: Kit,
  s: Skyline,
  [from, to, count, crown, drop, palms]: readonly [number, number, number, number, number, number],
  [far, near, light]: readonly [string, string, string],
  side = 1,
): string => forest(k, s, {from, to, rows: count, crown, drop, palms, far, near, light, side})

/** Grass: [from, to, count, height, width]. */
export const blades = (
  k: Kit,
  s: Skyline,
  [from, to, count, height, width]: readonly [number, number, number, number, number],
  colours: readonly string[],
  wind = 0.25,
  below = 30,
): string => grass(k, s, {from, to, count, height, width, colours, wind, below})

/** Glints on water: [x, top, bottom, spread, count]. */
export const sparkle = (
  k: Kit,
  [x, top, bottom, spread, count]: readonly [number, number, number, number, number],
  colour: string,
  opacity = 0.8,
): string => glints(k, {x, top, bottom, spread, count, colour, opacity})

/** Ripples over the whole width: [top, bottom, count]. */
export const ripples = (
  k: Kit,
  [top, bottom, count]: readonly [number, number, number],
  colour: string,
  opacity: number,
): string => rippling(k, {top, bottom, from: -60, to: 2460, count, colour, opacity})

/** Boulders written as "x y width height lean, …". */
export const stones = (
  k: Kit,
  look: {colour: string; light: string; shade: string; side?: number},
  text: string,
): string =>
  rows(text)
    .map(([x = 0, y = 0, width = 0, height = 0, lean = 0]) =>
      boulder(k, {...look, at: [x, y], width, height, lean}),
    )
    .join("")

/** A row of bushes: [count, from x, to x, y, width]. */
export const hedge = (
  k: Kit,
  [count, from, to, y, width]: readonly [number, number, number, number, number],
  colour: string,
  light: string,
  side = 1,
): string => {
  const r = k.rng.fork()
  return Array.from({length: count}, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count + r.bell() * width * 0.2
    const at = [x, y + r.bell() * width * 0.25] as const
    return bush(k, {at, width: width * r.range(0.65, 1.25), colour, light, side})
  }).join("")
}

/** A soft dark shape: shadow on the ground or in the water. */
export const shade = (
  k: Kit,
  outline: string | readonly Pt[],
  colour: string,
  opacity: number,
  blur: number,
): string =>
  k.soft(fill(blob(typeof outline === "string" ? pts(outline) : outline), colour, opacity), blur)
