import {fill, type Kit} from "./canvas"
import type {noise1} from "./noise"
import {lerp, type Pt, ribbon} from "./path"
import {table} from "./table"
import {foam} from "./water"

/** Breakers coming in, "x0 x1 y width, …": a dark hollow under a torn white crest, foam drifting behind. */
export function breakers(
  k: Kit,
  text: string,
  rough: ReturnType<typeof noise1>,
  {crest, hollow, drift}: {crest: string; hollow: string; drift: string},
): string {
  return table(text)
    .map(([x0 = 0, x1 = 0, y = 0, w = 0]) => {
      const line = Array.from(
        {length: 9},
        (_, i): Pt => [lerp(x0, x1, i / 8), y + 13 * rough(x0 + i * 60)],
      )
      const torn = (t: number) =>
        w * Math.sin(Math.PI * t) ** 0.6 * (0.7 + 0.5 * rough(t * 900 + y * 7))
      const under = line.map(([x, v]): Pt => [x, v + w * 0.9])
      return (
        fill(
          ribbon(under, t => w * 1.3 * Math.sin(Math.PI * t), 50),
          hollow,
          0.5,
        ) +
        fill(ribbon(line, torn, 70), crest, 0.95) +
        foam(k, {
          at: [(x0 + x1) / 2, y - w],
          width: (x1 - x0) * 0.8,
          height: w * 1.5,
          colour: drift,
          opacity: 0.5,
        })
      )
    })
    .join("")
}
