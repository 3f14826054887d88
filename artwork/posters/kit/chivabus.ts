import {fill, type Kit, shaded, stroke} from "./canvas"
import {darken, lighten, mix} from "./colour"
import {face, type Lens, lens, plantains, ring, type Space, sack} from "./jeep"
import {blob, curve, lerp, n, at as nth, type Pt, put, ribbon} from "./path"
import {halo} from "./sky"

/** Two coordinates on a painted wall of the bus, taken into space. */
export type Wall = (a: number, b: number) => Space

/** Side of the bus, from its tail to the back of the cab; near wall, floor, rail, eaves and roof. */
const [TAIL, CAB, WIND, NOSE, Z] = [-3.1, 0.95, 1.75, 2.95, 1.1]
const [SILL, RAIL, EAVES, ROOF] = [0.56, 1.36, 2.36, 2.68]

/** A band of painted triangles, lozenges, suns or steps between b0 and b1, `count` of them from a0 to a1. */
export function painted(
  l: Lens,
  wall: Wall,
  kind: "triangles" | "lozenges" | "suns" | "steps" | "plain",
  [a0, a1, b0, b1]: readonly [number, number, number, number],
  [ground, first, second]: readonly [string, string, string],
  count = 8,
): string {
  const flat = (points: readonly Pt[]) =>
    face(
      l,
      points.map(([a, b]) => wall(a, b)),
    )
  const w = (a1 - a0) / count
  const h = b1 - b0
  const base = fill(
    flat([
      [a0, b0],
      [a1, b0],
      [a1, b1],
      [a0, b1],
    ]),
    ground,
  )
  let one = ""
  let two = ""
  for (let i = 0; i < count && kind !== "plain"; i++) {
    const a = a0 + w * i
    const c = a + w / 2
    const m = (b0 + b1) / 2
    if (kind === "triangles") {
      one += flat([
        [a, b0],
        [a + w, b0],
        [c, b1],
      ])
      two += flat([
        [a + w * 0.27, b0],
        [a + w * 0.73, b0],
        [c, b0 + h * 0.5],
      ])
    } else if (kind === "lozenges") {
      const z = (s: number) =>
        flat([
          [c - w * 0.5 * s, m],
          [c, b0 + h * 0.5 * (1 - s)],
          [c + w * 0.5 * s, m],
          [c, b1 - h * 0.5 * (1 - s)],
        ])
      one += z(1) + z(0.36)
      two += z(0.68)
    } else if (kind === "steps")
      one += flat([
        [a, b0],
        [a + w * 0.5, b0],
        [a + w, b1],
        [a + w * 0.5, b1],
      ])
    else {
      const star = (s: number, t: number, points: number) =>
        flat(
          Array.from({length: points * 2}, (_, j): Pt => {
            const q = (j / points) * Math.PI
            const r = (h / 2) * (j % 2 ? t : s)
            return [c + Math.cos(q) * r, m + Math.sin(q) * r]
          }),
        )
      one += star(0.94, 0.5, 10)
      two += star(0.4, 0.34, 8)
    }
  }
  return base + fill(one, first) + fill(two, second)
}

/** Head, shoulders and perhaps a raised arm of somebody dancing on a bench; `s` pixels per metre. */
function dancer(
  k: Kit,
  p: Pt,
  s: number,
  {
    cloth,
    skin,
    light,
    hat,
    arm = 0,
    long = false,
    tilt = 0,
  }: {
    cloth: string
    skin: string
    light: string
    hat?: string
    arm?: number
    long?: boolean
    tilt?: number
  },
): string {
  const q = (points: readonly Pt[]) => put(points, p, s, tilt)
  const lit = (d: string, paint: string) =>
    shaded(k, d, paint, [
      {paint: darken(paint, 0.1), dx: -s * 0.05, dy: -s * 0.02, opacity: 0.6},
      {paint: light, dx: s * 0.012, dy: s * 0.016, opacity: 0.85},
    ])
  const torso = blob(
    q([
      [-0.24, 0.5],
      [-0.25, 0.1],
      [-0.2, -0.03],
      [-0.07, -0.09],
      [0.07, -0.09],
      [0.2, -0.03],
      [0.25, 0.12],
      [0.23, 0.5],
    ]),
  )
  const neck = ribbon(
    q([
      [0, 0],
      [0, -0.12],
      [0.01, -0.2],
    ]),
    () => s * 0.1,
  )
  const head = blob(
    q([
      [-0.1, -0.25],
      [-0.09, -0.36],
      [0.01, -0.41],
      [0.1, -0.36],
      [0.12, -0.26],
      [0.08, -0.16],
      [0.01, -0.13],
      [-0.07, -0.17],
    ]),
  )
  const hair = blob(
    q(
      long
        ? [
            [0.09, -0.35],
            [0, -0.44],
            [-0.12, -0.38],
            [-0.17, -0.2],
            [-0.18, 0.06],
            [-0.09, 0.08],
            [-0.06, -0.16],
            [-0.02, -0.32],
          ]
        : [
            [0.1, -0.34],
            [0.04, -0.43],
            [-0.06, -0.42],
            [-0.13, -0.32],
            [-0.1, -0.2],
            [-0.06, -0.32],
          ],
    ),
    0.9,
  )
  const straw = hat
    ? lit(
        blob(
          q([
            [-0.24, -0.34],
            [-0.1, -0.38],
            [-0.08, -0.5],
            [0.02, -0.49],
            [0.1, -0.5],
            [0.12, -0.38],
            [0.26, -0.33],
            [0.02, -0.31],
          ]),
          0.7,
        ),
        hat,
      )
    : ""
  const raised = arm
    ? fill(
        ribbon(
          q([
            [arm * 0.2, 0.03],
            [arm * 0.36, -0.16],
            [arm * 0.3, -0.36],
          ]),
          t => s * lerp(0.12, 0.08, t),
          12,
        ),
        cloth,
      ) +
      lit(
        ribbon(
          q([
            [arm * 0.33, -0.25],
            [arm * 0.29, -0.4],
            [arm * 0.27, -0.52],
          ]),
          t => s * (0.075 + 0.02 * Math.sin(t * 3)),
          10,
        ),
        skin,
      )
    : ""
  return (
    (long ? fill(hair, "#1c1018") : "") +
    lit(torso, cloth) +
    fill(neck, darken(skin, 0.06)) +
    lit(head, skin) +
    stroke(
      curve(
        q([
          [-0.025, -0.275],
          [0, -0.29],
          [0.02, -0.277],
        ]),
      ) +
        curve(
          q([
            [0.06, -0.275],
            [0.08, -0.29],
            [0.098, -0.277],
          ]),
        ),
      "#1c1018",
      s * 0.016,
    ) +
    fill(
      blob(
        q([
          [0, -0.215],
          [0.04, -0.205],
          [0.085, -0.215],
          [0.04, -0.18],
        ]),
        0.6,
      ),
      mix(light, "#ffffff", 0.6),
      0.85,
    ) +
    (long
      ? fill(
          ribbon(
            q([
              [0.1, -0.36],
              [-0.02, -0.42],
              [-0.12, -0.32],
            ]),
            t => s * (0.09 - 0.03 * t),
          ),
          "#1c1018",
        )
      : hat
        ? ""
        : fill(hair, "#1c1018")) +
    straw +
    raised
  )
}

/**
 * A chiva, the painted party bus, three-quarter view with its front to the right: open wooden
 * body with bands of ornaments, lit benches full of dancers, loaded roof, lamps burning.
 * `at` is the ground under its middle; `night` tints what the lamps do not reach.
 */
export function chivaBus(
  k: Kit,
  {
    at,
    metre,
    turn = 42,
    pitch = 12,
    distance = 11,
    colours: [red, yellow, blue, green, cream],
    night,
    lamp,
    moon,
  }: {
    at: Pt
    metre: number
    turn?: number
    pitch?: number
    distance?: number
    colours: readonly [string, string, string, string, string]
    night: string
    lamp: string
    moon: string
  },
): string {
  const r = k.rng.fork()
  const l = lens({at, metre, turn, pitch, distance})
  const side: Wall = (a, b) => [a, b, Z]
  const front =
    (x: number): Wall =>
    (a, b) => [x, b, a]
  const px = (p: Space) =>
    Math.hypot(...(l([p[0], p[1] + 1, p[2]]).map((v, i) => v - nth(l(p), i)) as [number, number]))
  const quad = (wall: Wall, a0: number, a1: number, b0: number, b1: number) =>
    face(l, [wall(a0, b0), wall(a1, b0), wall(a1, b1), wall(a0, b1)])
  const line = (points: readonly Space[], w: number, c: string, o = 1) =>
    stroke(curve(points.map(l), false, 0), c, w * metre, o)
  const flat = (points: readonly Space[], paint: string, o = 1) => fill(face(l, points), paint, o)
  const dark = mix(night, "#120a12", 0.6)

  const wheel = (x: number, z: number, R = 0.47) => {
    const tyre = Array.from({length: 9}, (_, i) => ring(l, [x, R, z - 0.24 + i * 0.03], R)).join("")
    const nuts = Array.from({length: 6}, (_, i) =>
      ring(
        l,
        [x + Math.cos(i * 1.05) * R * 0.3, R + Math.sin(i * 1.05) * R * 0.3, z + 0.03],
        0.022,
      ),
    ).join("")
    return (
      fill(tyre, "#0d0a12") +
      shaded(k, ring(l, [x, R, z], R), k.linear(["#2b2633", "#131019"]), [
        {paint: mix(moon, night, 0.5), dx: metre * 0.02, dy: metre * 0.015, opacity: 0.8},
      ]) +
      fill(ring(l, [x, R, z + 0.005], R * 0.68), "#08060b") +
      shaded(
        k,
        ring(l, [x, R, z + 0.01], R * 0.62),
        k.linear([lighten(red, 0.03), darken(red, 0.14)]),
        [{paint: darken(red, 0.25), dx: -metre * 0.03, dy: metre * 0.03, blur: 3, opacity: 0.7}],
      ) +
      fill(ring(l, [x, R, z + 0.02], R * 0.42), yellow) +
      fill(ring(l, [x, R, z + 0.025], R * 0.33), blue) +
      fill(nuts, cream) +
      fill(ring(l, [x, R, z + 0.06], R * 0.14), cream)
    )
  }
  const fender = (x: number, z0: number, z1: number) => {
    const profile: [number, number][] = [
      [-0.74, 0.5],
      [-0.62, 0.78],
      [-0.4, 1.0],
      [-0.05, 1.1],
      [0.3, 1.06],
      [0.55, 0.9],
      [0.68, 0.62],
    ]
    const edge = (z: number) => profile.map(([a, b]) => l([x + a, b, z]))
    const top = `${curve(edge(z0))}${curve([...edge(z1)].reverse()).replace("M", "L")}Z`
    return (
      fill(
        top,
        k.across(
          [darken(blue, 0.05), lighten(blue, 0.1), blue],
          l([x - 0.7, 0.6, z1]),
          l([x + 0.7, 0.8, z0]),
        ),
      ) +
      stroke(curve(edge(z1)), yellow, metre * 0.05) +
      stroke(curve(edge(z1)), lighten(yellow, 0.1), metre * 0.016)
    )
  }

  // Inside: far wall with its openings, ceiling, then row after row of people.
  const openings = face(l, [
    [TAIL, RAIL, Z],
    [WIND, RAIL, Z],
    [WIND, EAVES, Z],
    [TAIL, EAVES, Z],
  ])
  const posts = [TAIL, -2.29, -1.48, -0.67, 0.14, CAB]
  const warm = k.across(
    [mix(lamp, red, 0.75), mix(lamp, yellow, 0.4), mix(lamp, red, 0.35)],
    l([TAIL, 2, Z]),
    l([WIND, 2, Z]),
  )
  const rowsOut = posts
    .slice(0, -1)
    .map(x0 => {
      const x = x0 + 0.36
      const bench = flat(
        [
          [x - 0.2, 1.1, -1],
          [x - 0.2, 1.1, 1.02],
          [x - 0.22, 1.56, 1.02],
          [x - 0.22, 1.56, -1],
        ],
        mix(red, dark, 0.55),
      )
      const people = [-0.72, -0.22, 0.28, 0.78]
        .map(z => {
          const p = l([
            x + r.bell() * 0.08,
            1.62 + r.bell() * 0.05 + (r.chance(0.3) ? 0.12 : 0),
            z + r.bell() * 0.05,
          ])
          const deep = 0.62 - 0.42 * ((z + 0.72) / 1.5)
          return dancer(k, p, px([x, 1.5, z]) * 0.98, {
            cloth: mix(r.pick([red, blue, green, cream, "#8e2a6b", "#e8743b"]), "#3a1420", deep),
            skin: mix(r.pick(["#8a5236", "#a86b48", "#6d3f2a"]), "#3a1420", deep * 0.7),
            light: lamp,
            ...(r.chance(0.3) ? {hat: mix("#f1dcab", "#5a2a20", deep)} : {}),
            arm: r.chance(0.45) ? r.pick([-1, 1]) : 0,
            long: r.chance(0.45),
            tilt: r.bell() * 12,
          })
        })
        .join("")
      return bench + people
    })
    .join("")
  const bulbs = (points: readonly Space[], size: number, glow = 1) =>
    points
      .map((p, i) => {
        const [x, y] = l(p)
        const s = (px(p) / metre) * size
        const c = nth([yellow, "#ff7aa8", "#7fe0ff", "#a8f08a", lamp], i % 5)
        return (
          (glow
            ? halo(k, [Math.round(x), Math.round(y)], Math.round(s * 5.5), c, 0.55 * glow)
            : "") +
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(s)}" fill="${mix(c, "#ffffff", 0.55)}"/>`
        )
      })
      .join("")
  const ceiling = [
    [TAIL, EAVES, Z],
    [WIND, EAVES, Z],
    [WIND, EAVES + 0.02, -Z],
    [TAIL, EAVES + 0.02, -Z],
  ] as const
  const inside =
    fill(openings, warm) +
    k.inside(
      openings,
      flat(
        [
          [TAIL, 1.2, -Z],
          [WIND, 1.2, -Z],
          [WIND, EAVES, -Z],
          [TAIL, EAVES, -Z],
        ],
        mix(lamp, red, 0.25),
      ) +
        posts
          .slice(0, -1)
          .map(x =>
            flat(
              [
                [x + 0.1, 1.62, -Z],
                [x + 0.72, 1.62, -Z],
                [x + 0.72, 2.24, -Z],
                [x + 0.1, 2.24, -Z],
              ],
              mix(night, lamp, 0.16),
            ),
          )
          .join("") +
        flat(
          ceiling,
          k.across([mix(red, lamp, 0.25), lamp], l([TAIL, EAVES, 0]), l([WIND, EAVES, 0])),
        ) +
        posts
          .map(x =>
            halo(
              k,
              l([x + 0.4, EAVES - 0.04, 0]).map(Math.round) as unknown as Pt,
              Math.round(metre * 0.75),
              "#fff3c4",
              0.85,
            ),
          )
          .join("") +
        rowsOut,
    )

  // Near side.
  const shadeSide = k.across(
    [
      [0, night, 0.5],
      [0.5, night, 0.16],
      [1, night, 0.02],
    ],
    l([TAIL, 1, Z]),
    l([CAB, 1, Z]),
  )
  const shadeLow = k.across(
    [
      [0, night, 0],
      [1, night, 0.55],
    ],
    l([0, RAIL, Z]),
    l([0, SILL, Z]),
  )
  const whole = quad(side, TAIL, WIND, SILL, RAIL)
  const lower =
    painted(l, side, "steps", [TAIL, WIND, SILL, 0.68], [darken(red, 0.06), yellow, yellow], 28) +
    painted(l, side, "plain", [TAIL, WIND, 0.68, 0.72], [cream, red, red], 1) +
    painted(l, side, "lozenges", [TAIL, CAB, 0.72, 1.06], [red, yellow, blue], 9) +
    painted(l, side, "plain", [TAIL, WIND, 1.06, 1.1], [cream, red, red], 1) +
    painted(l, side, "triangles", [TAIL, CAB, 1.1, 1.3], [blue, cream, green], 18) +
    painted(l, side, "plain", [TAIL, WIND, 1.3, RAIL], [yellow, red, red], 1) +
    painted(l, side, "plain", [CAB, WIND, 0.72, 1.06], [green, red, red], 1) +
    painted(l, side, "suns", [CAB + 0.08, WIND - 0.08, 0.7, 1.3], [green, yellow, red], 1) +
    fill(whole, shadeLow) +
    fill(whole, shadeSide)
  const rims = posts
    .map((x, i) =>
      shaded(
        k,
        quad(side, x - 0.05, x + 0.05, i ? SILL : SILL, EAVES),
        i % 2 ? mix(red, night, 0.12) : mix(yellow, night, 0.15),
        [{paint: lamp, dx: metre * 0.02, dy: 0, opacity: 0.7}],
      ),
    )
    .join("")
  const eaves =
    painted(
      l,
      side,
      "plain",
      [TAIL - 0.1, WIND, EAVES - 0.03, EAVES + 0.02],
      [cream, red, red],
      1,
    ) +
    painted(
      l,
      side,
      "triangles",
      [TAIL - 0.1, WIND, EAVES + 0.02, ROOF - 0.06],
      [green, yellow, red],
      16,
    ) +
    painted(l, side, "plain", [TAIL - 0.1, WIND, ROOF - 0.06, ROOF], [red, red, red], 1) +
    fill(quad(side, TAIL - 0.1, WIND, EAVES - 0.03, ROOF), shadeSide) +
    line(
      [
        [TAIL - 0.1, ROOF, Z],
        [WIND, ROOF, Z],
      ],
      0.022,
      mix(moon, cream, 0.4),
    )
  const fringe = Array.from({length: 34}, (_, i) => {
    const a = lerp(TAIL, WIND, i / 34)
    const w = (WIND - TAIL) / 34
    return fill(
      face(l, [side(a, EAVES - 0.02), side(a + w, EAVES - 0.02), side(a + w / 2, EAVES - 0.15)]),
      nth([yellow, "#e0457b", cream, green, "#4aa8d8"], i % 5),
    )
  }).join("")

  // Roof load.
  const rackPosts = Array.from({length: 8}, (_, i) => lerp(TAIL, WIND - 0.15, i / 7))
  const rack = (z: number, c: string) =>
    rackPosts
      .map(x =>
        line(
          [
            [x, ROOF, z],
            [x, 3.02, z],
          ],
          0.03,
          c,
        ),
      )
      .join("") +
    line(
      [
        [TAIL, 3.02, z],
        [WIND - 0.15, 3.02, z],
      ],
      0.04,
      c,
    ) +
    line(
      [
        [TAIL, 2.86, z],
        [WIND - 0.15, 2.86, z],
      ],
      0.025,
      c,
    )
  const load = [0.6, -0.1, -0.8, -1.5, -2.3]
    .reverse()
    .map((x, i) => {
      const p = l([x, 2.98 + (i % 2) * 0.06, 0.1])
      const s = px([x, 3, 0.1])
      if (i === 2)
        return (
          plantains(k, l([x + 0.1, 3.06, 0.4]), s * 0.55, -70, "#3f8a4a", "#b8d87a") +
          plantains(k, l([x - 0.2, 3.04, 0.2]), s * 0.5, -110, "#2f7440", "#b8d87a")
        )
      return sack(
        k,
        p,
        s * 0.82,
        s * 0.5,
        r.bell() * 10,
        mix("#d9b27a", night, 0.28),
        mix(moon, "#ffe6b0", 0.5),
        i % 2 ? red : blue,
      )
    })
    .join("")

  // Cab, bonnet and face.
  const glass = face(l, [
    [WIND + 0.02, 1.5, 0.98],
    [WIND + 0.02, 1.5, -0.98],
    [WIND - 0.02, 2.26, -0.98],
    [WIND - 0.02, 2.26, 0.98],
  ])
  const pf = front(WIND)
  const cowl =
    painted(l, pf, "plain", [Z, -Z, SILL, EAVES + 0.02], [red, red, red], 1) +
    painted(l, pf, "triangles", [Z, -Z, 1.28, 1.46], [yellow, blue, cream], 11)
  const windscreen =
    shaded(
      k,
      glass,
      k.across([mix(lamp, night, 0.3), mix(lamp, red, 0.3)], l([WIND, 2.26, 0]), l([WIND, 1.5, 0])),
      [{paint: night, dx: 0, dy: metre * 0.06, blur: 6, opacity: 0.5}],
      dancer(k, l([1.2, 1.62, 0.5]), metre * 1.0, {
        cloth: mix("#8e2a6b", "#3a1420", 0.25),
        skin: "#8a5236",
        light: lamp,
        long: true,
      }) +
        dancer(k, l([1.3, 1.6, -0.42]), metre * 1.06, {
          cloth: mix(cream, "#3a1420", 0.25),
          skin: "#7a4630",
          light: lamp,
          hat: "#d9b98a",
        }) +
        stroke(ring(l, [1.5, 1.58, -0.42], 0.2, "front"), "#2a1420", metre * 0.035) +
        fill(face(l, [pf(0.9, 1.5), pf(0.5, 1.5), pf(0.1, 2.26), pf(0.45, 2.26)]), "#ffffff", 0.12),
    ) +
    line(
      [
        [WIND + 0.03, 1.46, 0],
        [WIND, 2.3, 0],
      ],
      0.06,
      red,
    ) +
    stroke(glass, yellow, metre * 0.045)
  const crownPoints: Pt[] = [
    [1.16, EAVES - 0.02],
    [-1.16, EAVES - 0.02],
    [-1.18, ROOF],
    [-0.8, ROOF + 0.06],
    [-0.5, ROOF + 0.22],
    [0, ROOF + 0.32],
    [0.5, ROOF + 0.22],
    [0.8, ROOF + 0.06],
    [1.18, ROOF],
  ]
  const cf = front(WIND + 0.05)
  const crownD = face(
    l,
    crownPoints.map(([a, b]) => cf(a, b)),
  )
  const sunRays = Array.from({length: 15}, (_, i) => {
    const a = (i / 15) * Math.PI
    const q = (t: number, s: number): Space => cf(Math.cos(t) * s * 1.9, EAVES + Math.sin(t) * s)
    return face(l, [q(a + 0.03, 0.2), q(a + 0.1, 0.9), q(a + 0.17, 0.2)])
  }).join("")
  const crown = shaded(
    k,
    crownD,
    k.across(
      [lighten(red, 0.04), darken(red, 0.06)],
      l([WIND, ROOF + 0.3, 0]),
      l([WIND, EAVES, 0]),
    ),
    [{paint: mix(moon, cream, 0.6), dx: 0, dy: metre * 0.02, opacity: 0.9}],
    fill(sunRays, yellow) +
      fill(
        face(
          l,
          Array.from({length: 13}, (_, i) =>
            cf(Math.cos((i / 12) * Math.PI) * 0.36, EAVES + Math.sin((i / 12) * Math.PI) * 0.2),
          ),
        ),
        cream,
      ) +
      fill(
        face(
          l,
          Array.from({length: 13}, (_, i) =>
            cf(Math.cos((i / 12) * Math.PI) * 0.24, EAVES + Math.sin((i / 12) * Math.PI) * 0.14),
          ),
        ),
        blue,
      ),
  )
  const bonnetTop: Space[] = [
    [WIND, 1.42, 0.72],
    [WIND, 1.42, -0.72],
    [NOSE, 1.26, -0.5],
    [NOSE, 1.26, 0.5],
  ]
  const bonnetSide: Space[] = [
    [WIND, 1.42, 0.72],
    [NOSE, 1.26, 0.5],
    [NOSE, 0.62, 0.5],
    [WIND, 0.62, 0.72],
  ]
  const bs = face(l, bonnetSide)
  const bonnet =
    shaded(
      k,
      bs,
      k.across([darken(yellow, 0.1), yellow], l([WIND, 1.4, 0.7]), l([NOSE, 1.2, 0.5])),
      [{paint: darken(yellow, 0.3), dx: 0, dy: -metre * 0.12, blur: 8, opacity: 0.6}],
    ) +
    [0, 1, 2, 3]
      .map(i =>
        line(
          [
            [2.05 + i * 0.13, 1.16, 0.68 - i * 0.024],
            [2.1 + i * 0.13, 0.98, 0.68 - i * 0.024],
          ],
          0.035,
          darken(yellow, 0.3),
        ),
      )
      .join("") +
    line(
      [
        [WIND, 1.3, 0.73],
        [NOSE, 1.15, 0.51],
      ],
      0.05,
      red,
    ) +
    fill(
      face(l, bonnetTop),
      k.across(
        [mix(yellow, red, 0.2), mix(yellow, cream, 0.4)],
        l([WIND, 1.42, 0]),
        l([NOSE, 1.26, 0]),
      ),
    ) +
    line(
      [
        [WIND, 1.43, 0],
        [NOSE, 1.27, 0],
      ],
      0.05,
      red,
    ) +
    line(
      [
        [WIND, 1.42, 0.72],
        [NOSE, 1.26, 0.5],
      ],
      0.02,
      cream,
    )
  const gf = front(NOSE)
  const grilleD = face(l, [
    gf(0.52, 1.28),
    gf(0, 1.33),
    gf(-0.52, 1.28),
    gf(-0.5, 0.58),
    gf(0.5, 0.58),
  ])
  const grille = shaded(
    k,
    grilleD,
    k.across([lighten(red, 0.02), darken(red, 0.08)], l([NOSE, 1.3, 0]), l([NOSE, 0.6, 0])),
    [{paint: cream, dx: 0, dy: metre * 0.02, opacity: 0.8}],
    flat([gf(0.36, 1.2), gf(-0.36, 1.2), gf(-0.34, 0.68), gf(0.34, 0.68)], "#140c14") +
      Array.from({length: 9}, (_, i) =>
        line([gf(0.32 - i * 0.08, 1.18), gf(0.3 - i * 0.075, 0.7)], 0.028, mix(cream, night, 0.2)),
      ).join(""),
  )
  const headlamp = (z: number) =>
    fill(ring(l, [NOSE + 0.02, 0.98, z], 0.19, "front"), darken(yellow, 0.2)) +
    shaded(
      k,
      ring(l, [NOSE + 0.06, 0.98, z], 0.165, "front"),
      k.linear(["#ffffff", "#fff6cf", "#ffe08a"]),
      [{paint: "#e8b95a", dx: 4, dy: -6, blur: 4, opacity: 0.6}],
    ) +
    halo(
      k,
      l([NOSE + 0.06, 0.98, z]).map(Math.round) as unknown as Pt,
      Math.round(metre * 0.9),
      "#fff0b8",
      0.75,
    )
  const bumper = shaded(
    k,
    face(l, [
      [NOSE + 0.2, 0.58, 1.05],
      [NOSE + 0.2, 0.58, -1.05],
      [NOSE + 0.2, 0.38, -1.05],
      [NOSE + 0.2, 0.38, 1.05],
    ]),
    k.linear([cream, mix(cream, night, 0.5)]),
    [{paint: "#ffffff", dx: 0, dy: 5, opacity: 0.8}],
    Array.from({length: 9}, (_, i) =>
      flat(
        [
          [NOSE + 0.2, 0.58, 1 - i * 0.24],
          [NOSE + 0.2, 0.58, 0.88 - i * 0.24],
          [NOSE + 0.2, 0.38, 0.8 - i * 0.24],
          [NOSE + 0.2, 0.38, 0.92 - i * 0.24],
        ],
        red,
      ),
    ).join(""),
  )
  const row = (count: number, f: (t: number) => Space) =>
    Array.from({length: count}, (_, i) => f(i / (count - 1)))
  return [
    k.soft(
      flat(
        [
          [TAIL - 0.3, 0, 1.5],
          [NOSE + 0.6, 0, 1.5],
          [NOSE + 0.5, 0, -1.3],
          [TAIL - 0.2, 0, -1.2],
        ],
        "#060818",
        0.75,
      ),
      12,
      0.1,
    ),
    wheel(2.3, -0.82),
    wheel(-2.0, -0.82),
    flat(
      [
        [TAIL, 0.4, Z - 0.1],
        [NOSE, 0.4, 0.6],
        [NOSE, 0.62, 0.6],
        [TAIL, 0.62, Z],
      ],
      "#0a0710",
    ),
    flat(
      [
        [NOSE, 0.3, 0.6],
        [NOSE, 0.3, -0.9],
        [NOSE, 0.7, -0.9],
        [NOSE, 0.7, 0.6],
      ],
      "#0a0710",
    ),
    rack(-Z, mix(yellow, night, 0.55)),
    load,
    inside,
    rims,
    lower,
    fringe,
    eaves,
    rack(Z, mix(yellow, night, 0.18)),
    fill(ring(l, [-2.0, 0.5, Z + 0.002], 0.6), "#0a0710"),
    wheel(-2.0, Z - 0.02),
    stroke(
      curve(
        row(13, t => [
          -2 + Math.cos(Math.PI * t) * 0.6,
          0.52 + Math.sin(Math.PI * t) * 0.6,
          Z + 0.01,
        ]).map(l),
      ),
      yellow,
      metre * 0.05,
    ),
    cowl,
    windscreen,
    crown,
    fender(2.3, -0.5, -1.08),
    bonnet,
    grille,
    fender(2.3, 0.5, 1.08),
    fill(ring(l, [2.3, 0.47, 1.02], 0.56), "#0a0710"),
    wheel(2.3, 1.04),
    headlamp(-0.66),
    headlamp(0.66),
    bumper,
    bulbs(
      row(17, t => [lerp(TAIL, WIND, t), ROOF + 0.05, Z + 0.03]),
      metre * 0.034,
    ),
    bulbs(
      row(11, t => cf(lerp(1.12, -1.12, t), ROOF + 0.06 + 0.3 * Math.sin(Math.PI * t) ** 2)),
      metre * 0.036,
    ),
  ].join("")
}
