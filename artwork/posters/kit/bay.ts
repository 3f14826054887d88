import {churchTower, colonialHouse, dome} from "./buildings"
import {fill, type Kit, stroke} from "./canvas"
import {mix} from "./colour"
import {n, poly} from "./path"
import {rampart} from "./ramparts"
import {halo} from "./sky"

const LAMP = "#ffc45a"

/** Towers of the new town across the bay, their windows and their light on the water. */
export function newTown(k: Kit, horizon: number): string {
  const r = k.rng.fork()
  let towers = ""
  let windows = ""
  let streaks = ""
  for (let x = -40; x < 1000; x += r.range(22, 64)) {
    const rise = 0.35 + 0.65 * Math.exp(-(((x - 240) / 300) ** 2))
    const [w, h] = [r.range(24, 54), rise * r.range(70, 230)]
    const cap = r.range(0, 22)
    towers += poly([
      [x, horizon + 4],
      [x, horizon - h],
      [x + w * 0.3, horizon - h - cap],
      [x + w * 0.8, horizon - h - cap * r.range(0, 1)],
      [x + w, horizon - h + 6],
      [x + w, horizon + 4],
    ])
    for (let y = horizon - h + 12; y < horizon - 8; y += 11)
      for (let c = 0; c < 3; c++)
        if (r.chance(0.34)) windows += `M${n(x + w * (0.18 + c * 0.28))} ${n(y)}h${n(w * 0.13)}`
    if (r.chance(0.55)) {
      const c = x + w / 2
      streaks += poly([
        [c - 3, horizon + 4],
        [c + 3, horizon + 4],
        [c + 7, horizon + r.range(34, 90)],
        [c - 7, horizon + r.range(34, 90)],
      ])
    }
  }
  return (
    fill(towers, k.across(["#2a5698", "#4a83bd"], [0, 480], [0, horizon])) +
    stroke(windows, "#ffdf9a", 3.4, 0.75) +
    k.soft(fill(streaks, LAMP, 0.3), 3, 0.1)
  )
}

/** The old town on its bastion, far round the bend of the wall. */
export function oldTown(k: Kit): string {
  const cold = (c: string, t = 0.62) => mix(c, "#2c5796", t)
  const house = (x: number, y: number, w: number, h: number, wall: string) =>
    colonialHouse(k, {
      at: [x, y],
      width: w,
      height: h,
      wall: cold(wall),
      wood: cold("#5a3a30"),
      roof: cold("#b0563c"),
      lit: LAMP,
      shadow: 1,
    })
  return [
    dome(k, {
      at: [1905, 640],
      width: 190,
      height: 250,
      wall: cold("#f0d9b0"),
      roof: cold("#d2643c"),
      shadow: 1,
    }),
    churchTower(k, {
      at: [2120, 660],
      width: 96,
      height: 380,
      wall: cold("#f0d9b0"),
      roof: cold("#d2643c"),
      shadow: 1,
    }),
    house(1740, 700, 150, 140, "#e8b45a"),
    house(1990, 700, 170, 165, "#d77a5c"),
    house(2150, 700, 150, 130, "#7fb0c0"),
    house(2290, 700, 170, 185, "#e8c07a"),
    house(1880, 705, 120, 110, "#e2d2b0"),
    rampart(k, {
      top: [
        [1640, 712],
        [1800, 700],
        [2050, 694],
        [2460, 690],
      ],
      foot: [
        [1640, 752],
        [1800, 762],
        [2050, 776],
        [2460, 800],
      ],
      colour: cold("#8d86a0", 0.5),
      light: "#8fb3dc",
      shade: "#122a5e",
      teeth: 14,
      courses: 5,
      side: -1,
    }),
    halo(k, [2070, 690], 330, LAMP, 0.3),
  ].join("")
}
