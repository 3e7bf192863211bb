import { fileURLToPath } from 'node:url'

/** A file of the build, which each run of the tests begins with (`prepare-build.ts`). */
export const built = (name: string): string => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
