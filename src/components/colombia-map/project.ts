import {projection} from "./drawing"

const radians = Math.PI / 180

/**
 * Projects a point of the globe onto the drawing (Mercator).
 *
 * @param latitude - degrees north
 * @param longitude - degrees east
 * @returns position in the drawing's units
 */
export const project = ({latitude, longitude}: {latitude: number; longitude: number}) => ({
  x: projection.x + projection.scale * longitude * radians,
  y: projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
})
