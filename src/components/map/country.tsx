import * as styles from "./country.module.css"

// The drawing was made from Natural Earth's borders (public domain), in Mercator's projection: its
// size, scale per radian and position of 0° N, 0° E in its own units.
export const countrySize = {width: 400, height: 520}
const projection = {scale: 1694.441, x: 2357.426, y: 382.635}

const radians = Math.PI / 180

/** Position of a place in the drawing. */
export const project = ({latitude, longitude}: {latitude: number; longitude: number}) => ({
  x: projection.x + projection.scale * longitude * radians,
  y: projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
})

/** Sides of a mark on which its name may stand: to the right and down, by 1 or -1. */
export const sides = {
  right: {x: 1, y: 0},
  left: {x: -1, y: 0},
  above: {x: 0, y: -1},
  below: {x: 0, y: 1},
}

/** The country's outline. */
export const Country = () => <use className={styles.country} href="/colombia.svg#colombia" />
