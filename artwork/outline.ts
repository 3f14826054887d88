import {readFileSync} from "node:fs"
import {type GeoProjection, geoMercator} from "d3-geo"
import type {Feature, MultiPolygon, Polygon, Position} from "geojson"
import {feature} from "topojson-client"
import type {GeometryCollection, Topology} from "topojson-specification"
import type {Drawn} from "./site"

/** ISO 3166-1 numeric code. */
const colombia = "170"
/** Size of the drawing; the maps scale it. */
const [width, height] = [400, 520]
const margin = 12
const source = "Written by artwork/outline.ts from Natural Earth's borders (public domain)."

/** A ring as a path of steps from corner to corner, in tenths of a unit: shorter than its positions. */
const pathOf = (ring: readonly Position[], projection: GeoProjection) => {
  const corners = ring.map(corner =>
    (projection(corner as [number, number]) ?? []).map(unit => Math.round(10 * unit)),
  )
  const steps = corners.map((corner, at) =>
    corner.map((tenths, axis) => (tenths - (corners[at - 1]?.[axis] ?? 0)) / 10).join(" "),
  )
  return `m${steps.join(" ")}z`
}

/** The outline of Colombia for the site's maps, from Natural Earth's borders (package world-atlas). */
export const outlineOfColombia = (): Drawn[] => {
  const topology = JSON.parse(
    readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"),
  ) as Topology<{countries: GeometryCollection}>

  const country = feature(topology, topology.objects.countries).features.find(
    ({id}) => id === colombia,
  ) as Feature<Polygon | MultiPolygon> | undefined
  if (!country) throw new Error(`world-atlas has no country ${colombia}`)

  // The islands of San Andrés lie far outside of what the trips visit and would halve the scale.
  const mainland =
    country.geometry.type === "MultiPolygon"
      ? country.geometry.coordinates.reduce((largest, polygon) =>
          (polygon[0]?.length ?? 0) > (largest[0]?.length ?? 0) ? polygon : largest,
        )
      : country.geometry.coordinates

  const shape: Polygon = {type: "Polygon", coordinates: mainland}
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    shape,
  )
  const [translateX, translateY] = projection.translate()

  return [
    {
      file: "src/components/colombia-map/outline.ts",
      content: `// ${source}

/** The country's mainland, as the data of an SVG path. */
export const outline =
  "${pathOf(mainland[0] ?? [], projection)}"
`,
    },
    {
      file: "src/components/colombia-map/drawing.ts",
      content: `// ${source}

/** Width and height of the drawing, in its own units. */
export const size = {width: ${width}, height: ${height}}

/** Mercator projection of the drawing: scale per radian and position of 0° N, 0° E. */
export const projection = {scale: ${projection.scale().toFixed(3)}, x: ${translateX.toFixed(3)}, y: ${translateY.toFixed(3)}}
`,
    },
  ]
}
