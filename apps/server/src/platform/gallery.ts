import type { DishRecipe, Ground } from '@tiffin/dish-art'

/** Pictures that are drawn when they are asked for, under `/art/`: what a restaurant uploads is stored elsewhere. */
export interface Gallery {
  /** How dishes are painted, by their slugs. */
  recipes: Readonly<Record<string, DishRecipe>>
  /** The pictures with which pages are shared, by the pages' paths. */
  laidTables: Readonly<Record<string, LaidTable>>
  /** SVG, by its name. */
  drawings: Readonly<Record<string, () => string>>
}

/** Three dishes of the gallery on a table. */
export interface LaidTable {
  /** The picture is `/art/page-….png`. */
  name: string
  ground: Ground
  main: string
  near: string
  far: string
  alt: string
}

/** The drawing at that address; null if there is none. */
export function findDrawing({ drawings }: Gallery, address: string): (() => string) | null {
  const name = /^\/art\/([a-z-]+\.svg)$/.exec(address)?.[1]
  return name !== undefined && Object.hasOwn(drawings, name) ? (drawings[name] ?? null) : null
}
