/** `npm run generate`: writes the types of everything that can be called, and how each call travels. */
import { writeFile } from 'node:fs/promises'
import { drawApi } from './generator/draw-api.ts'

await writeFile(new URL('./src/api.gen.ts', import.meta.url), await drawApi())
