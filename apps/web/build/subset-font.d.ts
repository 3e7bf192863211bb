declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** OpenType tags; all of them without it. */
    keepFeatures: string[]
    preserveNameIds: number[]
    /** A number pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }> | undefined
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
