import type {Kit} from "./canvas"

/** Darkness gathering in the lower left, where the title stands: no edge to be seen. */
export function quietCorner(k: Kit, colour: string, strength = 0.85, reach = 1150): string {
  const paint = k.glow(
    [
      [0, colour, strength],
      [0.4, colour, strength * 0.8],
      [0.75, colour, strength * 0.28],
      [1, colour, 0],
    ],
    [60, 1420],
    reach,
  )
  return `<rect x="0" y="${1420 - reach}" width="${60 + reach}" height="${reach}" fill="${paint}"/>`
}
