declare module "subset-font" {
  /** Cuts a font to the characters of a text and the ranges of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype"
      keepFeatures?: string[]
      variationAxes?: Record<string, number | {min: number; max: number; default: number}>
    },
  ): Promise<Buffer>
}
