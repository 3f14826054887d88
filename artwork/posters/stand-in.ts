import {createHash} from "node:crypto"
import {mix, ridge, type Scene, sky, skyline, sun} from "./kit"

/** Pairs of sky and land, each a poster's mood. */
const palettes = [
  ["#2a7f8a", "#f4dfae", "#0f4f49"],
  ["#4a4f93", "#f6b98f", "#1d2a52"],
  ["#1f6f5c", "#dff0cf", "#123c31"],
  ["#c2603c", "#f9dfa0", "#4a1f1c"],
  ["#26588f", "#f3d2c0", "#0d2b4a"],
] as const

/**
 * A plain landscape for an experience whose own scene is not drawn yet: sky, sun and three ridges
 * in colours that its name chooses.
 *
 * @param name - slug of the experience; the same name gives the same picture
 */
export const standIn = (name: string): Scene => {
  const seed = createHash("sha256").update(name).digest().readUInt32BE(0)
  const [high, low, land] = palettes[seed % palettes.length] ?? palettes[0]
  return {
    name,
    seed,
    draw: kit =>
      [
        sky(kit, [high, mix(high, low, 0.5), low], 950),
        sun(kit, {at: [1400, 620], r: 130, colour: "#fff3d0"}),
        ...[0.7, 0.4, 0].map((distance, index) =>
          ridge(kit, skyline(kit.rng, {y: 820 + index * 170, amp: 190 - index * 40}), {
            top: mix(land, low, distance),
            base: mix(land, low, Math.min(1, distance + 0.25)),
            bottom: 1350,
          }),
        ),
      ].join(""),
  }
}
